// `npm run budget`: prints what each page loads before it is interactive.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readPages } from '../server/site.ts'
import { dist, ensureBuilt } from './build.ts'

await ensureBuilt()
const plain = (file: string): string => file.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, '')

const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
const sizes = new Map(scripts.map((name) => [`assets/${name}`, brotliCompressSync(readFileSync(join(dist, 'assets', name))).length]))
for (const { path, kind, files } of readPages(dist)) {
  if (!path.startsWith('/en') && !path.startsWith('/ru')) continue
  const weight = files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0)
  const heavy = files.map((file) => `${plain(file)} ${((sizes.get(file) ?? 0) / 1000).toFixed(1)}`)
  console.log(`${path.padEnd(38)} ${kind.padEnd(8)} ${(weight / 1000).toFixed(1).padStart(6)} kB in ${files.length}: ${heavy.join(', ')}`)
}
