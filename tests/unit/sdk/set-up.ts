import { ApiError } from '#sdk/http/api-error.ts'
import { connect, type Client } from '#sdk/http/client.ts'
import type { ConnectSettings, SdkReport } from '#sdk/http/settings.ts'

interface World {
  client: Client
  requests: Request[]
  reports: SdkReport[]
}

export const json = (body: unknown, init?: ResponseInit): Response => Response.json(body, init)

/** A client with a function as fetch, which checks no response against the contract; the CSRF cookie is always set. */
export const setUp = (respond: (request: Request) => Response | Promise<Response>, settings: Partial<ConnectSettings> = {}): World => {
  const world: World = { requests: [], reports: [], client: undefined as unknown as Client }
  world.client = connect({
    baseUrl: 'https://api.example',
    locale: () => 'es',
    token: () => null,
    cookies: () => '',
    online: () => true,
    sleep: async () => {},
    report: (event) => world.reports.push(event),
    schemaFor: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (request.url.endsWith('/csrf-cookie')) return new Response(null, { status: 204 })
      world.requests.push(request)
      return respond(request)
    },
    ...settings,
  })
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
