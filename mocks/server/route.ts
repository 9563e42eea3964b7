import type { Locale } from '../texts/text.ts'
import type { Session, Sessions } from '../world/sessions.ts'
import type { User, World } from '../world/world.ts'

/** One request as a route sees it: user, time and input, without HTTP details. */
export interface RouteContext {
  world: World
  now: number
  locale: Locale
  request: Request
  /** the caller's address, for rate limits */
  address: string
  /** the header User-Agent */
  agent: string
  session: Session | null
  bearer: string | null
  sessions: Sessions
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  body: Readonly<Record<string, unknown>>
  /** the signed-in user; null on a public route without a session */
  visitor: User | null
}

export interface RouteResult {
  status: number
  /** sent as JSON unless undefined */
  body?: unknown
  headers?: Record<string, string>
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Operation {
  method: Method
  /** as in the contract: `/api/uta/deals/{id}` */
  path: string
  /** `user` responds with 401 unless a user is signed in */
  access: 'everyone' | 'user'
  answer: (context: RouteContext) => RouteResult
}

export const ok = (body: unknown, headers?: Record<string, string>): RouteResult => ({ status: 200, body, ...(headers && { headers }) })
export const created = (body: unknown): RouteResult => ({ status: 201, body })
export const accepted = (body: unknown): RouteResult => ({ status: 202, body })
export const noContent = (): RouteResult => ({ status: 204 })

/** An operation that needs no sign-in. */
export const publicRoute = (method: Method, path: string, answer: Operation['answer']): Operation => ({
  method,
  path,
  access: 'everyone',
  answer,
})

/** An operation for signed-in users; the handler receives the user. */
export const authenticatedRoute = (
  method: Method,
  path: string,
  answer: (context: RouteContext, user: User) => RouteResult,
): Operation => ({
  method,
  path,
  access: 'user',
  answer: (context) => {
    if (!context.visitor) throw new Error(`${method} ${path} was called without a user`)
    return answer(context, context.visitor)
  },
})
