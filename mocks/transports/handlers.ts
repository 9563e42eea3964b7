import { HttpResponse, http } from 'msw/http'
import type { HttpHandler, HttpResponseResolver } from 'msw/http'
import { operations } from '#sdk/generated/operations.ts'
import type { Simulator } from '../simulator.ts'

// By name: a simulator in another page (stories/flows) throws that page's class.
const isConnectionCut = (error: unknown): boolean => (error as Error | null)?.name === 'ConnectionCut'

/**
 * Browsers hide cookies from scripts: they strip `Cookie` from requests and `Set-Cookie` from plain Responses. MSW keeps its own cookie jar and
 * passes it to handlers; this passes it to the simulator and returns the Set-Cookie lines through MSW's response.
 */
const answerWith =
  (simulator: Pick<Simulator, 'answers' | 'fetch'>): HttpResponseResolver =>
  async ({ request, cookies }) => {
    // A page's own path may end like one of the API.
    if (!simulator.answers(request.method, new URL(request.url).pathname)) return undefined
    const lines: string[] = []
    try {
      const response = await simulator.fetch(request, { cookies: { ...cookies }, setCookie: (line) => lines.push(line) })
      if (response.headers.getSetCookie().length > 0 || lines.length === 0) return response
      return new HttpResponse(response.body, {
        status: response.status,
        headers: [...response.headers, ...lines.map((line): [string, string] => ['set-cookie', line])],
      })
    } catch (error) {
      if (isConnectionCut(error)) return HttpResponse.error()
      throw error
    }
  }

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const

/**
 * MSW's handlers of the simulator, for the browser and for Node: one for each operation of the contract, at any origin, to be overridden by
 * `server.use(http.get('*\/api/balances', …))`; the last one takes the simulator's controls, and what is no operation of the API.
 */
export const simulatorHandlers = (simulator: Pick<Simulator, 'answers' | 'fetch'>): HttpHandler[] => {
  const answer = answerWith(simulator)
  return [
    ...operations.map(({ method, path }) => METHODS[method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, answer)),
    http.all('*', answer),
  ]
}
