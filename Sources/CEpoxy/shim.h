#pragma once
// libepoxy offers each function as a macro for a global pointer, which Swift cannot see. Each one the
// project calls is given its own name back as an inline function.
#include <epoxy/gl.h>
#include <epoxy/egl.h>

#undef glActiveTexture
static inline void glActiveTexture(GLenum texture) { epoxy_glActiveTexture(texture); }
#undef glAttachShader
static inline void glAttachShader(GLuint program, GLuint shader) { epoxy_glAttachShader(program, shader); }
#undef glBeginQuery
static inline void glBeginQuery(GLenum target, GLuint id) { epoxy_glBeginQuery(target, id); }
#undef glBindAttribLocation
static inline void glBindAttribLocation(GLuint program, GLuint index, const GLchar * name) { epoxy_glBindAttribLocation(program, index, name); }
#undef glBindBuffer
static inline void glBindBuffer(GLenum target, GLuint buffer) { epoxy_glBindBuffer(target, buffer); }
#undef glBindBufferBase
static inline void glBindBufferBase(GLenum target, GLuint index, GLuint buffer) { epoxy_glBindBufferBase(target, index, buffer); }
#undef glBindFramebuffer
static inline void glBindFramebuffer(GLenum target, GLuint framebuffer) { epoxy_glBindFramebuffer(target, framebuffer); }
#undef glBindTexture
static inline void glBindTexture(GLenum target, GLuint texture) { epoxy_glBindTexture(target, texture); }
#undef glBindVertexArray
static inline void glBindVertexArray(GLuint array) { epoxy_glBindVertexArray(array); }
#undef glBlendEquation
static inline void glBlendEquation(GLenum mode) { epoxy_glBlendEquation(mode); }
#undef glBlendFuncSeparate
static inline void glBlendFuncSeparate(GLenum sfactorRGB, GLenum dfactorRGB, GLenum sfactorAlpha, GLenum dfactorAlpha) { epoxy_glBlendFuncSeparate(sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha); }
#undef glBlitFramebuffer
static inline void glBlitFramebuffer(GLint srcX0, GLint srcY0, GLint srcX1, GLint srcY1, GLint dstX0, GLint dstY0, GLint dstX1, GLint dstY1, GLbitfield mask, GLenum filter) { epoxy_glBlitFramebuffer(srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter); }
#undef glBufferData
static inline void glBufferData(GLenum target, GLsizeiptr size, const void * data, GLenum usage) { epoxy_glBufferData(target, size, data, usage); }
#undef glBufferSubData
static inline void glBufferSubData(GLenum target, GLintptr offset, GLsizeiptr size, const void * data) { epoxy_glBufferSubData(target, offset, size, data); }
#undef glCheckFramebufferStatus
static inline GLenum glCheckFramebufferStatus(GLenum target) { return epoxy_glCheckFramebufferStatus(target); }
#undef glClear
static inline void glClear(GLbitfield mask) { epoxy_glClear(mask); }
#undef glClearColor
static inline void glClearColor(GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha) { epoxy_glClearColor(red, green, blue, alpha); }
#undef glClientWaitSync
static inline GLenum glClientWaitSync(GLsync sync, GLbitfield flags, GLuint64 timeout) { return epoxy_glClientWaitSync(sync, flags, timeout); }
#undef glColorMask
static inline void glColorMask(GLboolean red, GLboolean green, GLboolean blue, GLboolean alpha) { epoxy_glColorMask(red, green, blue, alpha); }
#undef glCompileShader
static inline void glCompileShader(GLuint shader) { epoxy_glCompileShader(shader); }
#undef glCreateProgram
static inline GLuint glCreateProgram(void) { return epoxy_glCreateProgram(); }
#undef glCreateShader
static inline GLuint glCreateShader(GLenum type) { return epoxy_glCreateShader(type); }
#undef glDebugMessageCallback
static inline void glDebugMessageCallback(GLDEBUGPROC callback, const void * userParam) { epoxy_glDebugMessageCallback(callback, userParam); }
#undef glDebugMessageControl
static inline void glDebugMessageControl(GLenum source, GLenum type, GLenum severity, GLsizei count, const GLuint * ids, GLboolean enabled) { epoxy_glDebugMessageControl(source, type, severity, count, ids, enabled); }
#undef glDeleteBuffers
static inline void glDeleteBuffers(GLsizei n, const GLuint * buffers) { epoxy_glDeleteBuffers(n, buffers); }
#undef glDeleteFramebuffers
static inline void glDeleteFramebuffers(GLsizei n, const GLuint * framebuffers) { epoxy_glDeleteFramebuffers(n, framebuffers); }
#undef glDeleteProgram
static inline void glDeleteProgram(GLuint program) { epoxy_glDeleteProgram(program); }
#undef glDeleteQueries
static inline void glDeleteQueries(GLsizei n, const GLuint * ids) { epoxy_glDeleteQueries(n, ids); }
#undef glDeleteShader
static inline void glDeleteShader(GLuint shader) { epoxy_glDeleteShader(shader); }
#undef glDeleteSync
static inline void glDeleteSync(GLsync sync) { epoxy_glDeleteSync(sync); }
#undef glDeleteTextures
static inline void glDeleteTextures(GLsizei n, const GLuint * textures) { epoxy_glDeleteTextures(n, textures); }
#undef glDeleteVertexArrays
static inline void glDeleteVertexArrays(GLsizei n, const GLuint * arrays) { epoxy_glDeleteVertexArrays(n, arrays); }
#undef glDisable
static inline void glDisable(GLenum cap) { epoxy_glDisable(cap); }
#undef glDrawArrays
static inline void glDrawArrays(GLenum mode, GLint first, GLsizei count) { epoxy_glDrawArrays(mode, first, count); }
#undef glDrawArraysInstanced
static inline void glDrawArraysInstanced(GLenum mode, GLint first, GLsizei count, GLsizei instancecount) { epoxy_glDrawArraysInstanced(mode, first, count, instancecount); }
#undef glEnable
static inline void glEnable(GLenum cap) { epoxy_glEnable(cap); }
#undef glEnableVertexAttribArray
static inline void glEnableVertexAttribArray(GLuint index) { epoxy_glEnableVertexAttribArray(index); }
#undef glEndQuery
static inline void glEndQuery(GLenum target) { epoxy_glEndQuery(target); }
#undef glFenceSync
static inline GLsync glFenceSync(GLenum condition, GLbitfield flags) { return epoxy_glFenceSync(condition, flags); }
#undef glFinish
static inline void glFinish(void) { epoxy_glFinish(); }
#undef glFlush
static inline void glFlush(void) { epoxy_glFlush(); }
#undef glFramebufferTexture2D
static inline void glFramebufferTexture2D(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level) { epoxy_glFramebufferTexture2D(target, attachment, textarget, texture, level); }
#undef glFramebufferTextureLayer
static inline void glFramebufferTextureLayer(GLenum target, GLenum attachment, GLuint texture, GLint level, GLint layer) { epoxy_glFramebufferTextureLayer(target, attachment, texture, level, layer); }
#undef glGenBuffers
static inline void glGenBuffers(GLsizei n, GLuint * buffers) { epoxy_glGenBuffers(n, buffers); }
#undef glGenFramebuffers
static inline void glGenFramebuffers(GLsizei n, GLuint * framebuffers) { epoxy_glGenFramebuffers(n, framebuffers); }
#undef glGenQueries
static inline void glGenQueries(GLsizei n, GLuint * ids) { epoxy_glGenQueries(n, ids); }
#undef glGenTextures
static inline void glGenTextures(GLsizei n, GLuint * textures) { epoxy_glGenTextures(n, textures); }
#undef glGenVertexArrays
static inline void glGenVertexArrays(GLsizei n, GLuint * arrays) { epoxy_glGenVertexArrays(n, arrays); }
#undef glGetError
static inline GLenum glGetError(void) { return epoxy_glGetError(); }
#undef glGetIntegerv
static inline void glGetIntegerv(GLenum pname, GLint * data) { epoxy_glGetIntegerv(pname, data); }
#undef glGetProgramInfoLog
static inline void glGetProgramInfoLog(GLuint program, GLsizei bufSize, GLsizei * length, GLchar * infoLog) { epoxy_glGetProgramInfoLog(program, bufSize, length, infoLog); }
#undef glGetProgramiv
static inline void glGetProgramiv(GLuint program, GLenum pname, GLint * params) { epoxy_glGetProgramiv(program, pname, params); }
#undef glGetQueryObjectui64v
static inline void glGetQueryObjectui64v(GLuint id, GLenum pname, GLuint64 * params) { epoxy_glGetQueryObjectui64v(id, pname, params); }
#undef glGetQueryObjectuiv
static inline void glGetQueryObjectuiv(GLuint id, GLenum pname, GLuint * params) { epoxy_glGetQueryObjectuiv(id, pname, params); }
#undef glGetShaderInfoLog
static inline void glGetShaderInfoLog(GLuint shader, GLsizei bufSize, GLsizei * length, GLchar * infoLog) { epoxy_glGetShaderInfoLog(shader, bufSize, length, infoLog); }
#undef glGetShaderiv
static inline void glGetShaderiv(GLuint shader, GLenum pname, GLint * params) { epoxy_glGetShaderiv(shader, pname, params); }
#undef glGetString
static inline const GLubyte * glGetString(GLenum name) { return epoxy_glGetString(name); }
#undef glGetStringi
static inline const GLubyte * glGetStringi(GLenum name, GLuint index) { return epoxy_glGetStringi(name, index); }
#undef glGetUniformBlockIndex
static inline GLuint glGetUniformBlockIndex(GLuint program, const GLchar * uniformBlockName) { return epoxy_glGetUniformBlockIndex(program, uniformBlockName); }
#undef glGetUniformLocation
static inline GLint glGetUniformLocation(GLuint program, const GLchar * name) { return epoxy_glGetUniformLocation(program, name); }
#undef glLinkProgram
static inline void glLinkProgram(GLuint program) { epoxy_glLinkProgram(program); }
#undef glPixelStorei
static inline void glPixelStorei(GLenum pname, GLint param) { epoxy_glPixelStorei(pname, param); }
#undef glReadPixels
static inline void glReadPixels(GLint x, GLint y, GLsizei width, GLsizei height, GLenum format, GLenum type, void * pixels) { epoxy_glReadPixels(x, y, width, height, format, type, pixels); }
#undef glScissor
static inline void glScissor(GLint x, GLint y, GLsizei width, GLsizei height) { epoxy_glScissor(x, y, width, height); }
#undef glShaderSource
static inline void glShaderSource(GLuint shader, GLsizei count, const GLchar *const* string, const GLint * length) { epoxy_glShaderSource(shader, count, string, length); }
#undef glTexImage2D
static inline void glTexImage2D(GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLint border, GLenum format, GLenum type, const void * pixels) { epoxy_glTexImage2D(target, level, internalformat, width, height, border, format, type, pixels); }
#undef glTexImage3D
static inline void glTexImage3D(GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLenum format, GLenum type, const void * pixels) { epoxy_glTexImage3D(target, level, internalformat, width, height, depth, border, format, type, pixels); }
#undef glTexParameteri
static inline void glTexParameteri(GLenum target, GLenum pname, GLint param) { epoxy_glTexParameteri(target, pname, param); }
#undef glTexSubImage2D
static inline void glTexSubImage2D(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLenum type, const void * pixels) { epoxy_glTexSubImage2D(target, level, xoffset, yoffset, width, height, format, type, pixels); }
#undef glUniform1f
static inline void glUniform1f(GLint location, GLfloat v0) { epoxy_glUniform1f(location, v0); }
#undef glUniform1i
static inline void glUniform1i(GLint location, GLint v0) { epoxy_glUniform1i(location, v0); }
#undef glUniform2f
static inline void glUniform2f(GLint location, GLfloat v0, GLfloat v1) { epoxy_glUniform2f(location, v0, v1); }
#undef glUniform3f
static inline void glUniform3f(GLint location, GLfloat v0, GLfloat v1, GLfloat v2) { epoxy_glUniform3f(location, v0, v1, v2); }
#undef glUniform4f
static inline void glUniform4f(GLint location, GLfloat v0, GLfloat v1, GLfloat v2, GLfloat v3) { epoxy_glUniform4f(location, v0, v1, v2, v3); }
#undef glUniform4fv
static inline void glUniform4fv(GLint location, GLsizei count, const GLfloat * value) { epoxy_glUniform4fv(location, count, value); }
#undef glUniformBlockBinding
static inline void glUniformBlockBinding(GLuint program, GLuint uniformBlockIndex, GLuint uniformBlockBinding) { epoxy_glUniformBlockBinding(program, uniformBlockIndex, uniformBlockBinding); }
#undef glUseProgram
static inline void glUseProgram(GLuint program) { epoxy_glUseProgram(program); }
#undef glVertexAttribDivisor
static inline void glVertexAttribDivisor(GLuint index, GLuint divisor) { epoxy_glVertexAttribDivisor(index, divisor); }
#undef glVertexAttribPointer
static inline void glVertexAttribPointer(GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride, const void * pointer) { epoxy_glVertexAttribPointer(index, size, type, normalized, stride, pointer); }
#undef glVertexAttribIPointer
static inline void glVertexAttribIPointer(GLuint index, GLint size, GLenum type, GLsizei stride, const void * pointer) { epoxy_glVertexAttribIPointer(index, size, type, stride, pointer); }
#undef glViewport
static inline void glViewport(GLint x, GLint y, GLsizei width, GLsizei height) { epoxy_glViewport(x, y, width, height); }

#undef eglBindAPI
static inline EGLBoolean eglBindAPI(EGLenum api) { return epoxy_eglBindAPI(api); }
#undef eglChooseConfig
static inline EGLBoolean eglChooseConfig(EGLDisplay dpy, const EGLint * attrib_list, EGLConfig * configs, EGLint config_size, EGLint * num_config) { return epoxy_eglChooseConfig(dpy, attrib_list, configs, config_size, num_config); }
#undef eglCreateContext
static inline EGLContext eglCreateContext(EGLDisplay dpy, EGLConfig config, EGLContext share_context, const EGLint * attrib_list) { return epoxy_eglCreateContext(dpy, config, share_context, attrib_list); }
#undef eglCreatePbufferSurface
static inline EGLSurface eglCreatePbufferSurface(EGLDisplay dpy, EGLConfig config, const EGLint * attrib_list) { return epoxy_eglCreatePbufferSurface(dpy, config, attrib_list); }
#undef eglDestroyContext
static inline EGLBoolean eglDestroyContext(EGLDisplay dpy, EGLContext ctx) { return epoxy_eglDestroyContext(dpy, ctx); }
#undef eglDestroySurface
static inline EGLBoolean eglDestroySurface(EGLDisplay dpy, EGLSurface surface) { return epoxy_eglDestroySurface(dpy, surface); }
#undef eglGetDisplay
static inline EGLDisplay eglGetDisplay(EGLNativeDisplayType display_id) { return epoxy_eglGetDisplay(display_id); }
#undef eglGetError
static inline EGLint eglGetError(void) { return epoxy_eglGetError(); }
#undef eglGetPlatformDisplayEXT
static inline EGLDisplay eglGetPlatformDisplayEXT(EGLenum platform, void * native_display, const EGLint * attrib_list) { return epoxy_eglGetPlatformDisplayEXT(platform, native_display, attrib_list); }
#undef eglInitialize
static inline EGLBoolean eglInitialize(EGLDisplay dpy, EGLint * major, EGLint * minor) { return epoxy_eglInitialize(dpy, major, minor); }
#undef eglMakeCurrent
static inline EGLBoolean eglMakeCurrent(EGLDisplay dpy, EGLSurface draw, EGLSurface read, EGLContext ctx) { return epoxy_eglMakeCurrent(dpy, draw, read, ctx); }
#undef eglQueryDevicesEXT
static inline EGLBoolean eglQueryDevicesEXT(EGLint max_devices, EGLDeviceEXT * devices, EGLint * num_devices) { return epoxy_eglQueryDevicesEXT(max_devices, devices, num_devices); }
#undef eglQueryString
static inline const char * eglQueryString(EGLDisplay dpy, EGLint name) { return epoxy_eglQueryString(dpy, name); }
#undef eglReleaseThread
static inline EGLBoolean eglReleaseThread(void) { return epoxy_eglReleaseThread(); }
#undef eglTerminate
static inline EGLBoolean eglTerminate(EGLDisplay dpy) { return epoxy_eglTerminate(dpy); }
