import { personaPassword, personaSeeds, personas } from '../fixtures/personas.ts'
import { tokenNames } from '../fixtures/enums.ts'
import { insuranceTypes } from '../fixtures/market.ts'
import { LANDING_FILE, landingFile } from '../routes/landing.ts'
import type { Clock } from '../world/clock.ts'
import { iso } from '../world/clock.ts'
import { receiveDeposit } from '../world/deposits.ts'
import { totalsByToken } from '../world/ledger.ts'
import { LONG_LIFE, csrfCookie, endSessions, openSession, signIn } from '../world/sessions.ts'
import { decimal, isDecimal, units } from '../world/units.ts'
import { personaOf, userByEmail } from '../world/world.ts'
import type { User, World } from '../world/world.ts'
import { json } from './app.ts'
import { csrfTokenCookie, sessionCookie } from './cookies.ts'
import { faultKinds, parseFault } from './faults.ts'

/** Controls for developers and tests under /__simulator. Not part of any contract. */
export interface ControlSettings {
  world: () => World
  clock: Clock
  reset: (options: { seed?: string; now?: string }) => void
}

/** Path of the controls. */
export const CONTROL = '/__simulator'

export const isControl = (path: string): boolean => path === CONTROL || path.startsWith(`${CONTROL}/`) || path === LANDING_FILE

export const answerControl = async (
  settings: ControlSettings,
  request: Request,
  setCookie: (line: string) => void = () => {},
): Promise<Response> => {
  const { pathname, searchParams } = new URL(request.url)
  const now = settings.clock.now()
  if (pathname === LANDING_FILE) return csv(landingFile(settings.world()), now)
  // Controls ask for no sign-in: a page of another site must not use them.
  if (request.headers.get('Sec-Fetch-Site') === 'cross-site') return json(403, { message: 'Not for other sites.' }, now)
  const body = await readJson(request)
  const action = actions[`${request.method} ${pathname.slice(CONTROL.length) || '/'}`]
  if (!action) return json(404, { message: 'The simulator has no such control.', controls: Object.keys(actions).map(described) }, now)
  try {
    const result = action({ ...settings, body, query: searchParams, setCookie })
    return result instanceof Response ? result : json(200, result, settings.clock.now())
  } catch (error) {
    if (error instanceof RangeError) return json(422, { message: error.message }, now)
    throw error
  }
}

interface Control extends ControlSettings {
  body: Readonly<Record<string, unknown>>
  query: URLSearchParams
  setCookie: (line: string) => void
}

const described = (name: string): string => {
  const [method = '', path = ''] = name.split(' ')
  return `${method} ${CONTROL}${path === '/' ? '' : path}`
}

const text = (value: unknown, name: string): string => {
  if (typeof value !== 'string') throw new RangeError(`${name} must be a string.`)
  return value
}

const person = (world: World, name: string): User => {
  const user = personas.some((persona) => persona === name) ? personaOf(world, name as (typeof personas)[number]) : userByEmail(world, name)
  if (!user) throw new RangeError(`There is no user ${name}.`)
  return user
}

const actions: Readonly<Record<string, (control: Control) => unknown>> = {
  'GET /': ({ clock }) => ({
    controls: Object.keys(actions).map(described),
    personas: personas.map((persona) => ({
      persona,
      email: `${persona}@matu.test`,
      password: personaPassword,
      code: '246810',
      why: personaSeeds[persona].why,
    })),
    faults: faultKinds,
    now: iso(clock.now()),
  }),
  'GET /clock': ({ clock }) => ({ now: iso(clock.now()) }),
  'POST /clock': ({ clock, body }) => {
    if (typeof body['advance'] === 'number') clock.advance(body['advance'])
    if (body['set'] !== undefined) clock.set(moment(body['set']))
    return { now: iso(clock.now()) }
  },
  'GET /faults': ({ world }) => ({ data: world().armed }),
  'POST /faults': ({ world, body }) => {
    const fault = text(body['fault'], 'fault')
    if (!parseFault(fault)) throw new RangeError(`${fault} is not a fault. Choose one of: ${faultKinds.join(', ')}.`)
    const times = typeof body['times'] === 'number' ? body['times'] : body['times'] === null ? null : 1
    world().armed.push({ operation: body['operation'] === undefined ? '*' : text(body['operation'], 'operation'), fault, times })
    return { data: world().armed }
  },
  'DELETE /faults': ({ world }) => {
    world().armed.length = 0
    return { data: [] }
  },
  'GET /log': ({ world, query }) => {
    const operation = query.get('operation')
    return { data: world().log.filter((entry) => operation === null || entry.operation === operation || entry.path === operation) }
  },
  'DELETE /log': ({ world }) => {
    world().log.length = 0
    return { data: [] }
  },
  'GET /outbox': ({ world, query }) => {
    const to = query.get('to')
    return { data: world().outbox.filter((mail) => to === null || mail.to === to) }
  },
  'POST /maintenance': ({ world, body }) => {
    world().maintenance =
      body['on'] === false ? null : { retry_after: typeof body['retry_after'] === 'number' ? body['retry_after'] : null }
    return { maintenance: world().maintenance }
  },
  'POST /insurance': ({ world, body }) => {
    if (typeof body['enabled'] === 'boolean') world().insurance_enabled = body['enabled']
    if (typeof body['types'] === 'boolean') world().insurance_types = body['types'] ? [...insuranceTypes] : []
    return { enabled: world().insurance_enabled, types: world().insurance_types.length }
  },
  'POST /exchange': ({ world, body }) => {
    if (typeof body['quotes'] === 'boolean') world().exchange_quotes = body['quotes']
    return { quotes: world().exchange_quotes }
  },
  'POST /sign-in': (control) =>
    signedIn(control, person(control.world(), text(control.body['persona'] ?? control.body['email'], 'persona'))),
  'POST /sessions/end': ({ world, body }) => {
    const name = body['persona'] ?? body['email']
    endSessions(world().sessions, name === undefined ? null : person(world(), text(name, 'persona')).id)
    return { ended: true }
  },
  'POST /sessions/life': ({ world, body }) => {
    const { idle, absolute } = body
    world().sessions.life = typeof idle === 'number' && typeof absolute === 'number' ? { idle, absolute } : LONG_LIFE
    return { life: world().sessions.life }
  },
  'POST /users': ({ world, body }) => changed(person(world(), text(body['persona'] ?? body['email'], 'persona')), body),
  'POST /deposit': ({ world, body, clock }) => {
    const token = tokenNames.find((one) => one === body['token'])
    if (!token) throw new RangeError(`token must be one of ${tokenNames.join(', ')}.`)
    const amount = text(body['amount'], 'amount')
    if (!isDecimal(amount) || units(amount) <= 0n) throw new RangeError(`${amount} is not an amount.`)
    return receiveDeposit(world(), person(world(), text(body['persona'] ?? body['email'], 'persona')), token, units(amount), clock.now())
  },
  'GET /ledger': ({ world, query }) => {
    const owner = query.get('account') ?? ''
    const { ledger } = world()
    return {
      totals: Object.fromEntries([...totalsByToken(ledger)].map(([token, total]) => [token, decimal(total)])),
      balances: Object.fromEntries(
        [...ledger.balances].filter(([name]) => name.startsWith(owner)).map(([name, value]) => [name, decimal(value)]),
      ),
      postings: ledger.postings.length,
    }
  },
  'POST /reset': ({ reset, body, clock }) => {
    reset({
      ...(typeof body['seed'] === 'string' && { seed: body['seed'] }),
      ...(body['now'] !== undefined && { now: iso(moment(body['now'])) }),
    })
    return { now: iso(clock.now()) }
  },
}

const moment = (value: unknown): number => {
  const time = typeof value === 'number' ? value : Date.parse(text(value, 'The moment'))
  if (Number.isNaN(time)) throw new RangeError(`${String(value)} is not a moment.`)
  return time
}

/** Signs a persona in without its password, so that tests can start at any page. */
const signedIn = ({ world, clock, setCookie }: Control, user: User): Response => {
  const { sessions } = world()
  const session = openSession(sessions)
  const auth_token = signIn(sessions, session, user.id, clock.now())
  const response = json(200, { auth_token, user_id: user.id }, clock.now())
  for (const line of [csrfTokenCookie(csrfCookie(sessions, session), false), sessionCookie(session.id, false)]) {
    response.headers.append('Set-Cookie', line)
    setCookie(line)
  }
  return response
}

/** Sets the few user fields that tests need to change. */
const changed = (user: User, body: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const until = body['withdraws_blocked_until']
  if (until === null) Object.assign(user, { withdraws_blocked_until: null, withdraws_block_reason: null, withdraws_blocked_since: null })
  else if (until !== undefined)
    Object.assign(user, { withdraws_blocked_until: moment(until), withdraws_block_reason: user.withdraws_block_reason ?? 'review' })
  if (typeof body['uta_withdrawal_blocked'] === 'boolean') user.uta_withdrawal_blocked = body['uta_withdrawal_blocked']
  for (const channel of ['email', 'phone', 'telegram'] as const) {
    const verified = body[channel]
    if (typeof verified === 'boolean') user.verified[channel] = verified
  }
  return {
    id: user.id,
    email: user.email,
    verified: user.verified,
    withdraws_blocked_until: user.withdraws_blocked_until,
    uta_withdrawal_blocked: user.uta_withdrawal_blocked,
  }
}

const csv = (body: string, now: number): Response =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="matu-uta-deals.csv"',
      Date: new Date(now).toUTCString(),
    },
  })

const readJson = async (request: Request): Promise<Record<string, unknown>> => {
  if (request.method === 'GET') return {}
  const written = await request.text()
  if (written === '') return {}
  try {
    const value: unknown = JSON.parse(written)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
