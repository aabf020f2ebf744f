# Sourced by scripts that need packages from PyPI.

# Makes the virtual environment $1, where it is not there with just these packages: the rest of the
# arguments, each with its version.
python_environment() {
  local environment=$1
  shift
  if [ "$(cat "$environment/installed" 2>/dev/null)" = "$*" ]; then return; fi
  python3 -m venv "$environment" || {
    echo "$(basename "$0" .sh): Python cannot make a virtual environment:" \
      "on Debian, install python3-venv" >&2
    exit 1
  }
  "$environment/bin/pip" install --quiet --disable-pip-version-check "$@"
  echo "$*" >"$environment/installed"
}
