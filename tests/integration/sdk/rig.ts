import type { AxiosRequestConfig } from 'axios'
import { connect, type ConnectSettings, type OperationId, type SdkReport } from '#sdk'
import { contract } from '#sdk/generated/contract.ts'
import { answer, deadAddress, startFaultyServer, type FaultyServer, type Reply, type Seen } from './faulty-server.ts'

export interface Rig {
  server: FaultyServer
  /** a fetch that records what is sent: on a loaded machine a short time-out may end a request before the server has seen it */
  fetch: typeof fetch
  /** clears the recorded requests */
  forget: () => void
  /** notifications to the app */
  told: { unauthorized: number[]; maintenance: (number | null)[]; reports: SdkReport[]; sleeps: number[] }
  /** sent requests, without the cookie's */
  sent: () => Seen[]
  cookies: () => Seen[]
}

const calls = new Map<string, unknown>(Object.entries(await import('#sdk')))
const COOKIE_PATH = '/sanctum/csrf-cookie'

/** `reply` responds to every request but the cookie's. */
export const faultFor =
  (reply: Reply, spared: boolean): Reply =>
  (request, response) =>
    (spared && request.url === COOKIE_PATH ? answer(204) : reply)(request, response)

let dead: string | null = null

/** A server and a connected SDK that never waits: delays are only recorded. */
export const startRig = async (): Promise<{
  rig: Rig
  again: (settings?: Partial<ConnectSettings>) => void
  refuse: (spared: boolean) => typeof fetch
}> => {
  const server = await startFaultyServer()
  dead ??= await deadAddress()
  const left: Seen[] = []
  const write = (request: Request, path: string): void =>
    void left.push({ method: request.method, path, headers: Object.fromEntries(request.headers) })
  let jar = ''
  const keepCookie = (response: Response): Response => {
    if (response.ok) jar = 'XSRF-TOKEN=cookie%3D%3D'
    return response
  }
  const rig: Rig = {
    server,
    fetch: (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      write(request, pathname)
      const answer = fetch(request)
      return pathname === COOKIE_PATH ? answer.then(keepCookie) : answer
    },
    forget: () => {
      left.length = 0
      server.seen.length = 0
    },
    told: { unauthorized: [], maintenance: [], reports: [], sleeps: [] },
    sent: () => left.filter((seen) => seen.path !== COOKIE_PATH),
    cookies: () => left.filter((seen) => seen.path === COOKIE_PATH),
  }
  const again = (settings: Partial<ConnectSettings> = {}): void => {
    rig.forget()
    jar = ''
    rig.told = { unauthorized: [], maintenance: [], reports: [], sleeps: [] }
    const { told } = rig
    connect({
      baseUrl: server.url,
      locale: () => 'de',
      token: () => '12|token',
      cookies: () => jar,
      timeout: 10_000,
      fetch: rig.fetch,
      online: () => true,
      sleep: async (milliseconds) => void told.sleeps.push(milliseconds),
      onUnauthorized: (epoch) => told.unauthorized.push(epoch),
      onMaintenance: (seconds) => told.maintenance.push(seconds),
      report: (event) => told.reports.push(event),
      ...settings,
    })
  }
  /** A connection that is refused, the cookie's request spared or not. */
  const refuse =
    (spared: boolean): typeof fetch =>
    (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      if (spared && pathname === COOKIE_PATH) return rig.fetch(request)
      write(request, pathname)
      return fetch(new Request(`${dead}${pathname}`, request))
    }
  again()
  return { rig, again, refuse }
}

/** Calls an operation by its generated function, with some value for each argument. */
export const callOperation = (id: OperationId, options: AxiosRequestConfig = {}): Promise<unknown> => {
  const { params, body, query } = contract[id]
  const values = [...Object.keys(params).map(() => 'x'), ...(body ? [{}] : []), ...(query ? [{}] : []), options]
  const call = calls.get(id) as (...values: unknown[]) => Promise<unknown>
  return call(...values)
}
