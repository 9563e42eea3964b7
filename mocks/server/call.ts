import type { Locale } from '../texts/text.ts'
import type { Session, Sessions } from '../world/sessions.ts'
import type { User, World } from '../world/world.ts'

/** One request as a route sees it: who asks, when, and with what; HTTP stays outside. */
export interface Call {
  world: World
  now: number
  locale: Locale
  request: Request
  /** where the caller is, for limits by address */
  address: string
  session: Session | null
  bearer: string | null
  sessions: Sessions
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  body: Readonly<Record<string, unknown>>
  /** set where the operation asks for a signed-in user */
  visitor: User | null
}

export interface Answer {
  status: number
  /** JSON, unless undefined */
  body?: unknown
  headers?: Record<string, string>
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Operation {
  method: Method
  /** as the contract spells it: `/api/uta/deals/{id}` */
  path: string
  /** who may call: `user` is answered 401 to everybody else */
  access: 'everyone' | 'user'
  answer: (call: Call) => Answer
}

export const ok = (body: unknown, headers?: Record<string, string>): Answer => ({ status: 200, body, ...(headers && { headers }) })
export const created = (body: unknown): Answer => ({ status: 201, body })
export const accepted = (body: unknown): Answer => ({ status: 202, body })
export const noContent = (): Answer => ({ status: 204 })

/** An operation open to everyone. */
export const open = (method: Method, path: string, answer: Operation['answer']): Operation => ({ method, path, access: 'everyone', answer })

/** An operation of a signed-in user, who is given to it. */
export const own = (method: Method, path: string, answer: (call: Call, user: User) => Answer): Operation => ({
  method,
  path,
  access: 'user',
  answer: (call) => {
    if (!call.visitor) throw new Error(`${method} ${path} was reached by nobody`)
    return answer(call, call.visitor)
  },
})
