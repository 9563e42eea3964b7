import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

export const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

export type Encoding = 'br' | 'gzip'

export interface StaticFile {
  body: Buffer
  type: string
  etag: string
  encoded: Partial<Record<Encoding, Buffer>>
}

export const etagOf = (body: Buffer | string): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

function readStatic(path: string): StaticFile {
  const body = readFileSync(path)
  const encoded: StaticFile['encoded'] = {}
  if (existsSync(`${path}.br`)) encoded.br = readFileSync(`${path}.br`)
  if (existsSync(`${path}.gz`)) encoded.gzip = readFileSync(`${path}.gz`)
  return { body, type: types[extname(path)] ?? 'application/octet-stream', etag: etagOf(body), encoded }
}

/**
 * The files of a build by path, without pages, which need the deployment's settings (except the offline page). Only listed files are served, so no
 * path can leave the folder.
 */
export function staticFiles(dist: string): ReadonlyMap<string, () => StaticFile> {
  const found = new Map<string, () => StaticFile>()
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const path = join(dist, name)
    if (/(?<!offline)\.html$|\.(br|gz)$/.test(name) || name === 'pages.json' || !statSync(path).isFile()) continue
    const address = `/${relative(dist, path).split(sep).join('/')}`
    let read: StaticFile | undefined
    found.set(address, () => (read ??= readStatic(path)))
  }
  return found
}

/** The best available encoding that the browser accepts. */
export function pickEncoding(accept: string | null, have: Partial<Record<Encoding, unknown>>): Encoding | null {
  const taken = new Set(
    (accept ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  if (have.br && taken.has('br')) return 'br'
  if (have.gzip && taken.has('gzip')) return 'gzip'
  return null
}
