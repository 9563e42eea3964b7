import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { parseAccept } from 'hono/utils/accept'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { types } from './headers.ts'

export type Encoding = 'br' | 'gzip'

export interface StaticFile {
  body: Buffer
  type: string
  etag: string
  encoded: Partial<Record<Encoding, Buffer>>
}

export const etagOf = (body: Buffer | string): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Compresses what is written at the start. Two hundred pages at this quality take seconds. */
export const encode = (body: Buffer): Record<Encoding, Buffer> => ({
  br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }),
  gzip: gzipSync(body, { level: 9 }),
})

export const staticFile = (path: string, body: Buffer, encoded: StaticFile['encoded']): StaticFile => ({
  body,
  type: types[extname(path)] ?? 'application/octet-stream',
  etag: etagOf(body),
  encoded,
})

function readStatic(path: string): StaticFile {
  const encoded: StaticFile['encoded'] = {}
  if (existsSync(`${path}.br`)) encoded.br = readFileSync(`${path}.br`)
  if (existsSync(`${path}.gz`)) encoded.gzip = readFileSync(`${path}.gz`)
  return staticFile(path, readFileSync(path), encoded)
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
  const taken = new Set(parseAccept(accept ?? '').flatMap(({ type, q }) => (q > 0 ? [type.toLowerCase()] : [])))
  return (['br', 'gzip'] as const).find((one) => have[one] && taken.has(one)) ?? null
}
