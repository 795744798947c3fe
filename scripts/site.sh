#!/usr/bin/env bash
# Writes dist/: the page with the package beside it, to be put into any folder of any static host.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() { echo "site: $*" >&2; exit 1; }

rm -rf dist
mkdir -p dist/pkg
cp -R www/. dist/
cp pkg/hyperply.js pkg/hyperply_bg.wasm pkg/hyperply.d.ts pkg/package.json dist/pkg/
for license in LICENSE-*; do
  if [ -f "$license" ]; then cp "$license" dist/; fi
done

# In the repository the package is www's sibling; in dist/ it is inside.
[ "$(grep -c '\.\./pkg/hyperply\.js' www/package.js)" = 1 ] ||
  fail "www/package.js should hold exactly one line that imports ../pkg/hyperply.js"
sed 's|\.\./pkg/hyperply\.js|./pkg/hyperply.js|' www/package.js >dist/package.js
if grep -rnE "[\"'(]\.\./pkg/" dist --include='*.js' --include='*.html' --include='*.css'; then
  fail "these files point out of dist/: only package.js may import ../pkg/"
fi
echo "site: dist/ is ready, $(find dist -type f | wc -l) files, $(du -sh dist | cut -f1)"
