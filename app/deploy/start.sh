#!/bin/sh
# Checks and writes, then becomes nginx: it gets the container's signals, and SIGQUIT lets requests under way end.
set -e
here=$(dirname "$0")
folder=${MATU_FOLDER:-/run/matu}
"$here/node" "$here/render.mjs" "$folder" "$here/dist"
exec nginx -c "$folder/nginx.conf" -g 'daemon off;'
