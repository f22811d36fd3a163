#!/usr/bin/env bash
# Back-up and restore of a site. Settings are those of the API, of the environment: DATABASE_URL or DATABASE_URL_FILE (the
# server itself, not PgBouncer), AGENCY_DATA, UPLOADS, RELEASES, AGENCY_CONFIG. Needs pg_dump and pg_restore of the server's
# major version or a later one, and tar; for a bucket the program aws, which was not run here.
#
#   backup.sh back-up <folder>     while the site runs: makes <folder>/<time>, and prints it
#   backup.sh restore <folder>     into an empty database and empty folders, before the first API starts
#
# Not in it: UPLOADS_KEY, or the file upload-key of AGENCY_DATA. Without it the files of visitors cannot be read: keep it apart.
set -euo pipefail
umask 077

fail() { printf '%s\n' "$1" >&2; exit 1; }
usage() { sed -n 's/^#   //p' "$0" >&2; exit 2; }

# A setting, or the content of the file that <NAME>_FILE names.
setting() {
  local file="${1}_FILE"
  if [[ -n "${!1:-}" ]]; then printf '%s' "${!1}"; elif [[ -n "${!file:-}" ]]; then cat -- "${!file}"; fi
}

# The address of the database without its password, which all users of the machine would see: that is in the environment.
database() {
  local url
  url=$(setting DATABASE_URL)
  [[ -n "$url" ]] || fail 'DATABASE_URL or DATABASE_URL_FILE must name the database.'
  if [[ "$url" =~ ^(postgres(ql)?://[^:@/]+):([^@/]*)@(.*)$ ]]; then
    export PGPASSWORD
    PGPASSWORD=$(printf '%b' "${BASH_REMATCH[3]//%/\\x}")
    url="${BASH_REMATCH[1]}@${BASH_REMATCH[4]}"
  fi
  DATABASE="$url"
}

# Copies a bucket into a folder, or back, with the keys of <PREFIX>_S3_KEY_ID and <PREFIX>_S3_SECRET.
sync_bucket() { # <prefix> <address> <from|to> <folder>
  local url="${2#s3+}" region="${1}_S3_REGION" host bucket
  host=$(sed -E 's#^(https?://[^/]+)/.*#\1#' <<<"$url")
  bucket="s3://${url#"$host"/}"
  command -v aws >/dev/null || fail "$1 is a bucket: install aws (https://aws.amazon.com/cli), or let the store keep versions of it."
  local -a places=("$bucket" "$4")
  [[ "$3" == from ]] || places=("$4" "$bucket")
  AWS_ACCESS_KEY_ID=$(setting "${1}_S3_KEY_ID") AWS_SECRET_ACCESS_KEY=$(setting "${1}_S3_SECRET") \
    AWS_DEFAULT_REGION="${!region:-us-east-1}" aws --endpoint-url "$host" s3 sync --only-show-errors "${places[@]}"
}

# The folder of a store; empty for a bucket.
folder_of() { # <setting> <value> <default>
  case "$2" in
    s3+*) ;;
    '' | file:) printf '%s' "$3" ;;
    file:*) printf '%s' "${2#file:}" ;;
    *) printf '%s' "$2" ;;
  esac
}

places() {
  DATA="${AGENCY_DATA:?must name the folder of data}"
  UPLOADS="${UPLOADS:-file:}"
  RELEASES="${RELEASES:?must name the store of releases}"
  UPLOADS_FOLDER=$(folder_of UPLOADS "$UPLOADS" "$DATA/uploads")
  RELEASES_FOLDER=$(folder_of RELEASES "$RELEASES" '')
}

# Packs what there is of these names in a folder. Files that come and go meanwhile are no fault: the database is older than that. What
# cannot be read is one.
pack() { # <archive> <folder> <option of tar, or name>…
  local archive="$1" folder="$2" code=0
  local -a options=() there=()
  for name in "${@:3}"; do
    if [[ "$name" == --* ]]; then options+=("$name"); elif [[ -e "$folder/$name" ]]; then there+=("$name"); fi
  done
  ((${#there[@]} > 0)) || return 0
  tar --create --file "$archive" --directory "$folder" --warning=no-file-changed --warning=no-file-removed \
    "${options[@]}" -- "${there[@]}" || code=$?
  ((code <= 1)) || fail "tar could not read $folder."
}

# What is named must be there, or the copy would lack it. The folder of uploads that nobody named is made with the first of them.
assert_there() {
  local folder
  for folder in "$DATA" "${AGENCY_CONFIG:-}"; do
    [[ -z "$folder" || -d "$folder" ]] || fail "$folder is not there; nothing was backed up."
  done
  [[ -z "$UPLOADS_FOLDER" || "$UPLOADS" == file: || -d "$UPLOADS_FOLDER" ]] || fail "$UPLOADS_FOLDER is not there; nothing was backed up."
  [[ -z "$RELEASES_FOLDER" || -e "$RELEASES_FOLDER/registry.json" || -d "$RELEASES_FOLDER/registry" ]] ||
    fail "$RELEASES_FOLDER has no registry; nothing was backed up."
}

back_up() { # <folder>
  local copy draft
  database
  places
  assert_there
  copy="$1/$(date -u +%Y-%m-%dT%H%M%SZ)"
  draft="$copy.unfinished"
  mkdir -p "$draft"
  # Its value is needed when the function is gone.
  trap "rm -rf -- ${draft@Q}" EXIT
  # The database first: each file that it names is there already.
  pg_dump --format=custom --no-owner --no-privileges --file="$draft/database.dump" --dbname="$DATABASE"
  if [[ -n "$UPLOADS_FOLDER" ]]; then pack "$draft/uploads.tar" "$UPLOADS_FOLDER" .; else sync_bucket UPLOADS "$UPLOADS" from "$draft/uploads"; fi
  # What is live first, then the rest, so that every live version is in the copy.
  if [[ -n "$RELEASES_FOLDER" ]]; then
    pack "$draft/registry.tar" "$RELEASES_FOLDER" registry.json registry
    pack "$draft/releases.tar" "$RELEASES_FOLDER" --exclude=./registry.json --exclude=./registry .
  else
    sync_bucket RELEASES "$RELEASES" from "$draft/releases"
  fi
  # Without a mail server mails are files, and pictures of a feed may be.
  pack "$draft/data.tar" "$DATA" mail pictures
  [[ -z "${AGENCY_CONFIG:-}" ]] || pack "$draft/configuration.tar" "$AGENCY_CONFIG" .
  (cd "$draft" && find . -type f ! -name SHA256SUMS -exec sha256sum {} + >SHA256SUMS)
  mv "$draft" "$copy"
  trap - EXIT
  printf '%s\n' "$copy"
}

unpack() { # <archive> <folder>
  [[ -f "$1" ]] || return 0
  mkdir -p "$2"
  tar --extract --file "$1" --directory "$2" --no-same-owner
}

# Files of visitors have the same names in a folder and in a bucket: a back-up of the one is restored to the other too.
restore_uploads() { # <copy>
  local files="$1/uploads" unpacked=''
  if [[ -n "$UPLOADS_FOLDER" ]]; then
    unpack "$1/uploads.tar" "$UPLOADS_FOLDER"
    [[ ! -d "$files" ]] || { mkdir -p "$UPLOADS_FOLDER" && cp -R -- "$files/." "$UPLOADS_FOLDER"; }
    return 0
  fi
  if [[ -f "$1/uploads.tar" ]]; then
    unpacked=$(mktemp -d)
    # Files of visitors, whatever fails.
    trap "rm -rf -- ${unpacked@Q}" EXIT
    unpack "$1/uploads.tar" "$unpacked"
    files="$unpacked"
  fi
  [[ ! -d "$files" ]] || sync_bucket UPLOADS "$UPLOADS" to "$files"
  [[ -z "$unpacked" ]] || { rm -rf -- "$unpacked" && trap - EXIT; }
}

is_empty() { [[ ! -d "$1" || -z "$(ls -A "$1")" ]]; }

restore() { # <folder>
  local copy tables rest='Put the key of uploads back'
  copy=$(cd "$1" && pwd) || fail "There is no back-up $1."
  [[ -f "$copy/SHA256SUMS" ]] || fail "$copy is no back-up that was finished."
  (cd "$copy" && sha256sum --check --quiet SHA256SUMS) || fail "$copy is damaged; nothing was changed."
  database
  places
  # A bucket has them as archives: a command of this repository would have to pack them.
  if [[ -n "$RELEASES_FOLDER" && -d "$copy/releases" ]]; then
    fail "$copy has the releases of a bucket, and $RELEASES_FOLDER is a folder; nothing was changed. Name a bucket, or publish them again."
  elif [[ -z "$RELEASES_FOLDER" && -f "$copy/releases.tar" ]]; then
    fail "$copy has the releases of a folder, and $RELEASES is a bucket; nothing was changed. Name a folder, or publish them again."
  fi
  [[ -z "$RELEASES_FOLDER" || -f "$copy/releases.tar" ]] || fail "$copy has no releases.tar; nothing was changed."
  [[ -n "$RELEASES_FOLDER" || -d "$copy/releases" ]] || fail "$copy has no releases; nothing was changed."
  tables=$(psql --no-psqlrc --tuples-only --no-align --dbname="$DATABASE" --command="select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
  [[ "$tables" == 0 ]] || fail 'The database is not empty; nothing was changed. Make another one, or drop and create it.'
  for folder in "$UPLOADS_FOLDER" "$RELEASES_FOLDER"; do
    [[ -z "$folder" ]] || is_empty "$folder" || fail "$folder is not empty; nothing was changed."
  done
  restore_uploads "$copy"
  if [[ -n "$RELEASES_FOLDER" ]]; then
    unpack "$copy/releases.tar" "$RELEASES_FOLDER"
    unpack "$copy/registry.tar" "$RELEASES_FOLDER"
  else
    sync_bucket RELEASES "$RELEASES" to "$copy/releases"
  fi
  unpack "$copy/data.tar" "$DATA"
  # The database last: whoever finds it full has the files, too.
  pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$DATABASE" "$copy/database.dump"
  [[ ! -f "$copy/configuration.tar" ]] || rest+=", unpack $copy/configuration.tar"
  [[ -f "$copy/uploads.tar" || -d "$copy/uploads" ]] || rest="The back-up has no files of visitors. $rest"
  printf '%s\n' "Restored. $rest, start an API, then the gateways."
}

[[ $# -eq 2 ]] || usage
case "$1" in
  back-up) back_up "$2" ;;
  restore) restore "$2" ;;
  *) usage ;;
esac
