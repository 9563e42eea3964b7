import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Responds to one request. It may also not respond at all, or close the connection. */
export type Reply = (request: IncomingMessage, response: ServerResponse) => void

export interface Seen {
  method: string
  path: string
  headers: IncomingMessage['headers']
}

export interface FaultyServer {
  url: string
  reply: Reply
  seen: Seen[]
  close: () => Promise<void>
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))

/** A real HTTP server whose behaviour a test sets, request by request. */
export const startFaultyServer = async (): Promise<FaultyServer> => {
  const server = createServer((request, response) => {
    // A connection for each request: one that is kept could be closed in the moment of its next request.
    response.setHeader('Connection', 'close')
    faulty.seen.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers })
    request.resume()
    request.on('end', () => faulty.reply(request, response))
  })
  const faulty: FaultyServer = {
    url: `http://127.0.0.1:${await listen(server)}`,
    reply: answer(204),
    seen: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return faulty
}

/** A URL that nothing listens at. */
export const deadAddress = async (): Promise<string> => {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

export const answer =
  (status: number, body: string | object = '', headers: Record<string, string> = {}): Reply =>
  (_, response) => {
    const json = typeof body !== 'string'
    response.writeHead(status, { 'Content-Type': json ? 'application/json' : 'text/html; charset=utf-8', ...headers })
    response.end(json ? JSON.stringify(body) : body)
  }

export const silence: Reply = () => {}

/** Promises a hundred bytes and closes the connection after nine. */
export const cut: Reply = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
  response.write('{"data":[', () => response.destroy())
}
