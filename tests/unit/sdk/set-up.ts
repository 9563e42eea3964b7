import { ApiError } from '#sdk/http/api-error.ts'
import { createClient, type Client } from '#sdk/http/client.ts'
import type { ConnectSettings, SdkReport } from '#sdk/http/settings.ts'

const operations = [
  { id: 'listBalances', method: 'GET', path: '/api/balances' },
  { id: 'closeBanner', method: 'POST', path: '/api/promo-banner/close' },
  { id: 'createWithdrawal', method: 'POST', path: '/api/withdraw', money: true },
]

interface World {
  client: Client
  requests: Request[]
  reports: SdkReport[]
  uuids: number
}

export const json = (body: unknown, init?: ResponseInit): Response => Response.json(body, init)

/** A client with a function as fetch; the CSRF cookie is always set. */
export const setUp = (respond: (request: Request) => Response | Promise<Response>, settings: Partial<ConnectSettings> = {}): World => {
  const world: World = { requests: [], reports: [], uuids: 0, client: undefined as unknown as Client }
  world.client = createClient(
    {
      baseUrl: 'https://api.example',
      locale: () => 'es',
      token: () => null,
      cookies: () => '',
      online: () => true,
      sleep: async () => {},
      uuid: () => `uuid-${(world.uuids += 1)}`,
      report: (event) => world.reports.push(event),
      schemaFor: () => undefined,
      fetch: async (input, init) => {
        const request = new Request(input, init)
        if (request.url.endsWith('/csrf-cookie')) return new Response(null, { status: 204 })
        world.requests.push(request)
        return respond(request)
      },
      ...settings,
    },
    operations,
  )
  return world
}

export const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => 'data',
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`)
  return error
}
