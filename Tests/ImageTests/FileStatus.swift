import Glibc

/// The permissions of a file.
func mode(_ path: String) -> mode_t {
  var status = stat()
  return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
}

func isLink(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}
