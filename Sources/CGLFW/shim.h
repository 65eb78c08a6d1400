#pragma once
// GLFW brings no GL header of its own here: GL comes from CEpoxy alone.
#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>
