// `npm run build`, the production build: client and server bundles, every page in every language, compressed files, the pages' security policies.
// start.ts also uses it, if the build is stale.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Manifest } from 'vite'
import { mapsFolder } from './trace.ts'
import { buildEarlyTotal, buildWorker } from './worker.ts'

const app = resolve(import.meta.dirname, '..')
const root = resolve(app, '..')
export const dist = join(app, 'dist')
const work = join(app, '.build')
const stampFile = join(work, 'stamp')

/** The inputs of the build. */
const inputs = ['app', 'design-system', 'sdk', 'package.json', 'package-lock.json']
const notInputs = /^app\/(dist|dist-demo|\.build|server|deploy)(\/|$)/

function sourceFiles(more: readonly string[]): string[] {
  const list = [...inputs, ...more].flatMap((input) =>
    statSync(join(root, input)).isFile()
      ? [input]
      : readdirSync(join(root, input), { recursive: true, encoding: 'utf8' }).map((name) => `${input}/${name.replaceAll('\\', '/')}`),
  )
  return list.filter((name) => !notInputs.test(name) && statSync(join(root, name)).isFile()).sort()
}

/** A hash of all build inputs, and of `more` for builds with further inputs. */
export function inputHash(more: readonly string[] = []): string {
  const hash = createHash('sha256')
  for (const name of sourceFiles(more))
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(root, name)))
  return hash.digest('hex')
}

export const isStale = (): boolean =>
  !existsSync(join(dist, 'pages.json')) || !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== inputHash()

async function compress(): Promise<void> {
  const { stampedFiles } = await import('./prerender/origin.ts')
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(js|css|svg|txt|webmanifest)$|offline\.html$/.test(name) && !stampedFiles.has(`/${name}`),
  )
  await Promise.all(
    names.map(async (name) => {
      const path = join(dist, name)
      const body = readFileSync(path)
      if (body.length < 200) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(body, { params }))
      writeFileSync(`${path}.gz`, await promisify(gzip)(body, { level: 9 }))
    }),
  )
}

/** The CSS of a build: the typefaces. Pages contain it instead of linking to it. */
export const builtStyles = (folder: string): string =>
  readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, 'assets', name), 'utf8').trim())
    .join('')

/** Reads the manifest of Vite's build, and removes it from the folder, which is served. */
export function takeManifest(folder: string): Manifest {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  rmSync(join(folder, '.vite'), { recursive: true })
  return manifest
}

/** Moves the source maps out of the served folder: to app/.build/maps, one per script of the release. */
function setMapsAside(): void {
  rmSync(mapsFolder, { recursive: true, force: true })
  mkdirSync(mapsFolder)
  for (const name of readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.map')))
    renameSync(join(dist, 'assets', name), join(mapsFolder, name))
}

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`

/** Builds into app/dist. `say` gets a line for each step with its duration. */
export async function build(say: (line: string) => void = console.log): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  const start = performance.now()
  const hash = inputHash()
  mkdirSync(work, { recursive: true })
  rmSync(stampFile, { force: true })
  const { build: vite } = await import('vite')
  const configFile = join(app, 'vite.config.ts')
  await Promise.all([
    vite({ configFile, logLevel: 'warn', mode: 'production' }),
    vite({ configFile, logLevel: 'warn', mode: 'production', build: { ssr: true } }),
  ])
  const earlyTotal = await buildEarlyTotal(dist)
  setMapsAside()
  say(`bundles     ${seconds(start)}`)
  const before = performance.now()
  const { prerender } = await import('./prerender/prerender.ts')
  const pages = await prerender(takeManifest(dist), builtStyles(dist), earlyTotal)
  say(`pages       ${seconds(before)}   ${pages.length} written`)
  await buildWorker({ dist, entry: `/${pages[0]?.files[0] ?? ''}` })
  const then = performance.now()
  await compress()
  say(`compressed  ${seconds(then)}`)
  writeFileSync(stampFile, hash)
  say(`built in    ${seconds(start)}`)
}

const lock = join(work, 'lock')
const STALE_LOCK = 120_000

const lockAge = (): number => {
  try {
    return Date.now() - statSync(lock).mtimeMs
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Builds if the build is stale. Of several processes that call it at the same time, one builds and the others wait. */
export async function ensureBuilt(say?: (line: string) => void): Promise<void> {
  mkdirSync(work, { recursive: true })
  while (isStale()) {
    if (lockAge() > STALE_LOCK) rmSync(lock, { recursive: true, force: true })
    try {
      mkdirSync(lock)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 250))
      continue
    }
    try {
      if (isStale()) await build(say)
      return
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--if-stale')) await ensureBuilt()
  else await build()
  // The rendered pages leave message channels open that would keep this process running.
  process.exit(0)
}
