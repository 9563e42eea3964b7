import { readFileSync, readdirSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { etagOf } from '#app/server/files.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

export interface Served {
  origin: string
  close: () => void
}

export const originOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`

/**
 * Serves a folder under the same conditions as our own server: brotli at the highest quality, HTML revalidated, everything else cached for a year.
 * `responses` are the fixed JSON responses of an API, by path. An unknown path gets index.html.
 */
export async function serveFolder(folder: string, responses: Readonly<Record<string, unknown>> = {}): Promise<Served> {
  const files = new Map<string, { body: Buffer; type: string; packed: boolean; etag: string }>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (!statSync(path).isFile()) continue
    const body = readFileSync(path)
    const packed = /\.(html|js|css)$/.test(name)
    files.set(`/${name}`, {
      body: packed ? brotliCompressSync(body) : body,
      type: types[extname(name)] ?? 'application/octet-stream',
      packed,
      etag: etagOf(body),
    })
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const data = responses[pathname]
    if (data !== undefined) {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(data))
      return
    }
    const isFile = files.has(pathname)
    const file = files.get(isFile ? pathname : '/index.html')
    if (!file) {
      response.statusCode = 404
      response.end()
      return
    }
    response.setHeader('Content-Type', file.type)
    response.setHeader('ETag', file.etag)
    response.setHeader('Cache-Control', file.type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable')
    if (request.headers['if-none-match'] === file.etag) {
      response.statusCode = 304
      response.end()
      return
    }
    if (file.packed) response.setHeader('Content-Encoding', 'br')
    response.setHeader('Content-Length', file.body.length)
    response.end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { origin: originOf(server), close: () => server.close() }
}
