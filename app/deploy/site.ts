import { createHash } from 'node:crypto'
import {
  accessSync,
  constants as fsConstants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigError } from '../server/settings.ts'
import { stampedFiles } from '../build/prerender/origin.ts'
import type { PageRecord } from '../build/prerender/rendered.ts'
import { encode, staticFiles } from '../server/files.ts'
import { readPages, servedAs } from '../server/site.ts'
import { injectConfig } from '../server/inject-config.ts'
import type { Deployment } from './deployment.ts'

/**
 * Sets a file's time from a hash of its contents. nginx builds ETags from time and length, so the same page gets the same ETag on every machine and
 * after every restart, and browsers do not download it again.
 */
function settleTime(path: string, body: Buffer): void {
  const digest = createHash('sha256').update(body).digest()
  const time = 1_600_000_000 + digest.readUIntBE(0, 3)
  for (const name of [path, `${path}.br`, `${path}.gz`]) if (existsSync(name)) utimesSync(name, time, time)
}

function write(path: string, text: string): void {
  const body = Buffer.from(text)
  const { br, gzip } = encode(body)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, body)
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gzip)
  settleTime(path, body)
}

/** Writes what nginx serves of a build with a deployment's configuration and origin: pages and root files. Assets stay where they are. */
export function writeSite(dist: string, site: string, { settings, origin }: Deployment): { pages: PageRecord[]; files: string[] } {
  rmSync(site, { recursive: true, force: true })
  const pages = readPages(dist)
  const files = [...staticFiles(dist).keys()].filter((address) => !address.startsWith('/assets/')).sort()
  for (const { file } of pages)
    write(join(site, 'pages', file), injectConfig(readFileSync(join(dist, file), 'utf8'), origin, settings.text))
  for (const address of files) {
    const [from, to] = [join(dist, servedAs(address, settings.config)), join(site, 'files', address)]
    const body = readFileSync(from)
    if (stampedFiles.has(address)) {
      write(to, injectConfig(body.toString(), origin, ''))
      continue
    }
    mkdirSync(dirname(to), { recursive: true })
    for (const ending of ['', '.br', '.gz']) if (existsSync(from + ending)) copyFileSync(from + ending, to + ending)
    settleTime(to, body)
  }
  return { pages, files }
}

const DAY = 86_400_000

/**
 * Copies this build's hashed files into the folder with those of earlier builds, for tabs opened before, and deletes files that no recent build
 * contained. Returns the folder that nginx must serve them from.
 */
export function keepAssets(dist: string, { kept }: Pick<Deployment, 'kept'>, now = Date.now()): string {
  if (!kept) return dist
  const [from, to] = [join(dist, 'assets'), join(kept.folder, 'assets')]
  try {
    mkdirSync(to, { recursive: true })
    accessSync(to, fsConstants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError(`MATU_KEPT_ASSETS is "${kept.folder}": user ${process.getuid?.()} may not write there (${code})`)
  }
  for (const name of readdirSync(from)) {
    // Copied under a temporary name first, because another machine may be serving from this folder.
    if (!existsSync(join(to, name))) {
      const half = join(kept.folder, `.${String(process.pid)}-${name}`)
      copyFileSync(join(from, name), half)
      renameSync(half, join(to, name))
    }
    utimesSync(join(to, name), now / 1000, now / 1000)
  }
  for (const name of readdirSync(to)) if (now - statSync(join(to, name)).mtimeMs > kept.days * DAY) rmSync(join(to, name))
  return kept.folder
}
