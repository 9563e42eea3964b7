import { HttpResponse, http } from 'msw/http'
import type { HttpHandler } from 'msw/http'
import type { Simulator } from '../simulator.ts'

// By name: a simulator in another page (stories/flows) throws that page's class.
const isConnectionCut = (error: unknown): boolean => (error as Error | null)?.name === 'ConnectionCut'

/**
 * The simulator as one MSW handler, for the browser and for Node: it handles every request of the API, whatever its origin.
 * Browsers hide cookies from scripts: they strip `Cookie` from requests and `Set-Cookie` from plain Responses. MSW keeps its own cookie jar and
 * passes it to handlers; this handler passes it to the simulator and returns the Set-Cookie lines through MSW's response.
 */
export const simulatorHandlers = (simulator: Pick<Simulator, 'answers' | 'fetch'>): HttpHandler[] => [
  http.all(
    ({ request }) => simulator.answers(request.method, new URL(request.url).pathname),
    async ({ request, cookies }) => {
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
    },
  ),
]
