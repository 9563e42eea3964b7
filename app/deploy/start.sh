#!/bin/sh
# Checks and writes, then becomes nginx: it gets the container's signals, and SIGQUIT lets requests under way end.
set -e
here=$(dirname "$0")
folder=${MATU_FOLDER:-/run/matu}
"$here/node" "$here/render.mjs" "$folder" "$here/dist"
# Until it has read its configuration nginx would write to a log of its own, which this user may not open.
exec nginx -e stderr -c "$folder/nginx.conf" -g 'daemon off;'
