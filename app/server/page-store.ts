import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import type { PageRecord } from '../build/prerender/rendered.ts'
import type { Encoding } from './files.ts'
import { etagOf } from './files.ts'
import { isListed, policyOf } from './security-headers.ts'
import type { Settings } from './inject-config.ts'
import { injectConfig } from './inject-config.ts'

export interface ServedPage {
  body: Buffer
  etag: string
  policy: string
  /** Whether crawlers may index it. */
  listed: boolean
  encoded: Partial<Record<Encoding, Buffer>>
}

const MOST_ORIGINS = 4
const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })

/** The pages of a build with one configuration, for the origin of each request. */
export function createPageStore(dist: string, settings: Settings) {
  const records = new Map((JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as PageRecord[]).map((page) => [page.path, page]))
  const served = new Map<string, Map<string, ServedPage>>()
  const packed = new WeakSet<ServedPage>()

  function make(record: PageRecord, origin: string): ServedPage {
    const body = Buffer.from(injectConfig(readFileSync(join(dist, record.file), 'utf8'), origin, settings.text))
    return {
      body,
      etag: etagOf(body),
      policy: policyOf(record, settings.config),
      listed: isListed(record),
      encoded: { br: brotliCompressSync(body, quality(5)) },
    }
  }

  /** Compresses a page that is requested a second time. The best compression takes a tenth of a second, so the first response uses a faster one. */
  function pack(page: ServedPage): void {
    if (packed.has(page)) return
    packed.add(page)
    const { body, encoded } = page
    void promisify(brotliCompress)(body, quality(11)).then((best) => (encoded.br = best))
    void promisify(gzip)(body, { level: 9 }).then((packed) => (encoded.gzip = packed))
  }

  return {
    has: (path: string): boolean => records.has(path),
    get(path: string, origin: string): ServedPage | null {
      const record = records.get(path)
      if (!record) return null
      // Clients choose the Host header, so the cache by origin is bounded.
      if (!served.has(origin) && served.size >= MOST_ORIGINS) served.delete(served.keys().next().value as string)
      const pages = served.get(origin) ?? new Map<string, ServedPage>()
      served.set(origin, pages)
      const known = pages.get(path)
      if (known) pack(known)
      const page = known ?? make(record, origin)
      pages.set(path, page)
      return page
    },
  }
}
