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
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ConfigError } from '../src/config.ts'
import { ORIGIN } from '../build/prerender/origin.ts'
import type { PageRecord } from '../build/prerender/rendered.ts'
import { staticFiles } from '../server/files.ts'
import { servedAs } from '../server/site.ts'
import { injectConfig } from '../server/inject-config.ts'
import type { Deployment } from './deployment.ts'

/** The best that still lets a container with two hundred pages start in seconds. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 8 }

/**
 * nginx makes an ETag of a file's time and length. A time made of the contents gives the same page the same ETag on every machine and after
 * every restart, so that a browser is not sent again what it has.
 */
function settleTime(path: string, body: Buffer): void {
  const digest = createHash('sha256').update(body).digest()
  const time = 1_600_000_000 + digest.readUIntBE(0, 3)
  for (const name of [path, `${path}.br`, `${path}.gz`]) if (existsSync(name)) utimesSync(name, time, time)
}

async function write(path: string, text: string): Promise<void> {
  const body = Buffer.from(text)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, body)
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body, { level: 9 })])
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gz)
  settleTime(path, body)
}

/** Files of the root that may name the deployment's own address. */
const stamped = /\.(xml|txt|webmanifest)$/

/** Writes what nginx serves of a build, under a deployment's configuration and address: pages and the files of the root. Assets stay where they are. */
export async function writeSite(
  dist: string,
  site: string,
  { settings, origin }: Deployment,
): Promise<{ pages: PageRecord[]; files: string[] }> {
  rmSync(site, { recursive: true, force: true })
  const pages = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as PageRecord[]
  const files = [...staticFiles(dist).keys()].filter((address) => !address.startsWith('/assets/')).sort()
  await Promise.all(
    pages.map(({ file }) => write(join(site, 'pages', file), injectConfig(readFileSync(join(dist, file), 'utf8'), origin, settings.text))),
  )
  for (const address of files) {
    const [from, to] = [join(dist, servedAs(address, settings.config)), join(site, 'files', address)]
    const body = readFileSync(from)
    if (stamped.test(address) && body.includes(ORIGIN)) {
      await write(to, body.toString().replaceAll(ORIGIN, origin))
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
 * Lays this build's hashed files to those of earlier builds, for tabs that were opened before, and drops what no build of the last days had.
 * Answers the folder that nginx shall serve them from.
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
    // Copied under another name first: another machine may serve from this folder at this moment.
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
