# Of all that pip prints, what people want to know: which large files it fetches, and how many packages it installs.
/\.(whl|tar\.gz) \([0-9.]+ [MG]B\)/ {
  size = $0
  sub(/^.* \(/, "", size)
  sub(/\).*$/, "", size)
  if (size !~ /GB/ && size + 0 < 10) next
  name = $0
  sub(/ \([0-9.]+ [MG]B\).*$/, "", name)
  sub(/^.*[\/ ]/, "", name)
  split(name, parts, "-")
  printf "  %s %s, %s\n", parts[1], parts[2], size
  fflush()
}
/^Installing collected packages: / {
  printf "  installing %d packages ...\n", split($0, packages, ", ")
  fflush()
}
