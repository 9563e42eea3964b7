import { request as ask } from 'node:http'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  body: string
}
export interface RawRequest {
  method?: string
  path: string
  headers?: OutgoingHttpHeaders
  body?: string
}

const unpacked = (body: Buffer, encoding: string | undefined): string =>
  (body.length === 0 ? body : encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString()

/** Sends one request with its path unchanged; `fetch` would normalize it. */
export const sendRaw = (origin: string, { method = 'GET', path, headers = {}, body }: RawRequest): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const sent = ask({ hostname, port, path, method, headers, agent: false }, (got) => {
      const parts: Buffer[] = []
      got.on('data', (part: Buffer) => parts.push(part))
      got.on('error', reject)
      got.on('end', () =>
        resolve({
          status: got.statusCode ?? 0,
          headers: got.headers,
          body: unpacked(Buffer.concat(parts), got.headers['content-encoding']),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
