import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pickEncoding } from './files.ts'

const SMALLEST = 400

/** Compresses an API response, as a production proxy would. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const encoding = pickEncoding(request.headers.get('accept-encoding'), { br: true, gzip: true })
  if (!encoding || !response.body || !/^(application\/json|text\/)/.test(type) || response.headers.has('content-encoding')) return response
  const headers = new Headers(response.headers)
  let body: Buffer
  try {
    body = Buffer.from(await response.arrayBuffer())
  } catch (error) {
    // The simulator interrupts this response midway: its headers are sent all the same.
    return new Response(new ReadableStream({ start: (controller) => controller.error(error) }), { status: response.status, headers })
  }
  headers.append('Vary', 'Accept-Encoding')
  if (body.length < SMALLEST) return new Response(new Uint8Array(body), { status: response.status, headers })
  const packed =
    encoding === 'br'
      ? await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await promisify(gzip)(body)
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return new Response(new Uint8Array(packed), { status: response.status, headers })
}
