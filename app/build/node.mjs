// `node --import ./app/build/node.mjs FILE.ts`: runs the file on this Node if that runs TypeScript (22.18 and newer), else on a packaged one, which is
// installed at the first need and linked where `npx` finds it. Any Node from 20 on can load this file.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

if (!process.features.typescript) await runOn(packagedNode())

/** The packaged Node. Its folder is one where npm links nothing: in node_modules it would take the place of a newer Node of the machine. */
function packagedNode() {
  const windows = process.platform === 'win32'
  const name = `node${process.platform === 'darwin' && process.arch === 'arm64' ? '-bin' : ''}-${windows ? 'win' : process.platform}-${process.arch}`
  const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))
  const folder = join(modules, '.node')
  const node = join(folder, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (!existsSync(node)) {
    console.error(
      `Node ${process.versions.node} does not run TypeScript, 22.18 and newer do: a packaged Node is installed in node_modules.`,
    )
    mkdirSync(folder, { recursive: true })
    for (const file of ['package.json', 'package-lock.json']) copyFileSync(new URL(`node/${file}`, import.meta.url), join(folder, file))
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder]
    spawnSync('npm', ['ci', ...options], { cwd: folder, shell: windows, stdio: ['ignore', 'ignore', 'inherit'] })
    if (!existsSync(node)) {
      console.error('It could not be installed: install Node 22.18 or newer.')
      process.exit(1)
    }
    if (!windows) chmodSync(node, 0o755)
  }
  const link = join(modules, '.bin', windows ? 'node.cmd' : 'node')
  rmSync(link, { force: true })
  if (windows) writeFileSync(link, `@"${node}" %*\r\n`)
  else symlinkSync(relative(dirname(link), node), link)
  return node
}

/** Runs the same command there, and ends as it does. */
function runOn(node) {
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env })
  // The terminal sends Ctrl+C to both, and the child decides what it means.
  process.on('SIGINT', () => undefined)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise(() => {
    child.on('close', (code) => process.exit(code ?? 1))
  })
}
