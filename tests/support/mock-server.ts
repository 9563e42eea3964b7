import { setupServer } from 'msw/node'
import type { SetupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** MSW's server of a test file: a test says by `server.use(…)` who answers, and no request leaves the process. */
export function mockServer(): SetupServer {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}
