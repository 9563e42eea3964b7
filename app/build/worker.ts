// Builds the scripts that are one file each: the service worker and the script that unregisters it (app/src/pwa), at the root of the build, and the
// overview's early total.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const app = resolve(import.meta.dirname, '..')

/** The worker's build id. Equal builds have equal ids, so that users are not offered an update without changes. */
function nameOf(dist: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.startsWith('assets')) hash.update(name)
    else if (name.endsWith('.html')) hash.update(readFileSync(join(dist, name)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** Returns the file's path in the build. */
export async function buildEarlyTotal(dist: string): Promise<string> {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({ input: join(app, 'src/early-total.ts'), platform: 'browser' })
  const { output } = await bundle.write({
    dir: join(dist, 'assets'),
    entryFileNames: '[name]-[hash].js',
    format: 'esm',
    minify: true,
    sourcemap: 'hidden',
  })
  await bundle.close()
  return `assets/${basename(output[0].fileName)}`
}

export async function buildWorker({ dist, entry }: { dist: string; entry: string }): Promise<void> {
  const { rolldown } = await import('rolldown')
  const define = { MATU_BUILD: JSON.stringify(nameOf(dist)), MATU_ENTRY: JSON.stringify(entry) }
  for (const [source, file] of [
    ['worker', 'sw.js'],
    ['unregister-worker', 'sw-off.js'],
  ] as const) {
    const bundle = await rolldown({
      input: join(app, 'src/pwa', `${source}.ts`),
      platform: 'browser',
      transform: { define },
    })
    await bundle.write({ file: join(dist, file), format: 'iife', minify: true })
    await bundle.close()
  }
}
