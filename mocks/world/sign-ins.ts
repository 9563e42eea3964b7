import type { SignInRecord } from '#sdk'
import { DAY, HOUR, MINUTE, iso } from './clock.ts'
import { random } from './random.ts'
import { rememberedSession } from './sessions.ts'
import { agentOf, placeOf } from './visitors.ts'
import type { Visitor } from './visitors.ts'
import { nextId } from './world.ts'
import type { User, World } from './world.ts'

/** What a sign-in was, without what follows from its visitor. */
export type SignInStep = Pick<SignInRecord, 'method' | 'second_factor' | 'result'>

/** Refused attempts within this time are one row. */
const ONE_ROW = HOUR
const MANY = 5

const deviceOf = ({ agent }: SignInRecord): string => `${agent.browser ?? ''} ${agent.platform ?? ''}`

const odditiesOf = (row: SignInRecord, earlier: readonly SignInRecord[]): SignInRecord['unusual'] => {
  const known = earlier.filter(({ result }) => result === 'signed_in')
  const countries = new Set(known.flatMap(({ place }) => place?.country ?? []))
  return [
    ...(known.length > 0 && !known.some((one) => deviceOf(one) === deviceOf(row)) ? (['new_device'] as const) : []),
    ...(row.place && countries.size > 0 && !countries.has(row.place.country) ? (['new_country'] as const) : []),
    ...(row.attempts >= MANY ? (['many_attempts'] as const) : []),
  ]
}

/** Adds a sign-in or a refused attempt to the history; a further attempt counts in the row of the one before. */
export const noteSignIn = (world: World, user: User, visitor: Visitor, step: SignInStep, now: number): void => {
  const [last, ...earlier] = user.sign_ins
  const repeats =
    step.result !== 'signed_in' &&
    last?.result === step.result &&
    last.ip_address === visitor.address &&
    now - Date.parse(last.at) < ONE_ROW &&
    deviceOf(last) === deviceOf({ ...last, agent: agentOf(visitor.agent) })
  const row: SignInRecord = {
    id: repeats ? last.id : nextId(world, 'si'),
    at: iso(now),
    ...step,
    attempts: repeats ? last.attempts + 1 : 1,
    unusual: [],
    agent: agentOf(visitor.agent),
    ip_address: visitor.address,
    place: placeOf(visitor.address),
  }
  const before = repeats ? earlier : user.sign_ins
  row.unusual = odditiesOf(row, before)
  user.sign_ins = [row, ...before]
}

const laptop: Visitor = {
  address: '203.0.113.24',
  agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
}
const office: Visitor = {
  address: '198.51.100.7',
  agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
}
const phone: Visitor = {
  address: '203.0.113.24',
  agent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
}
const stranger: Visitor = {
  address: '192.0.2.61',
  agent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
}

/** Some weeks of sign-ins from two computers and a phone, and the sessions that are left of them. `foreign`: hours before the start a stranger came in. */
export const seedSignIns = (world: World, user: User, foreign: boolean): void => {
  const { born } = world
  const chance = random(world.seed, 'sign-ins', user.id)
  const second_factor = user.two_factor.confirmed ? 'app' : null
  const entered = { method: 'password', second_factor, result: 'signed_in' } as const
  const moments = Array.from({ length: 26 }, (_, index) => born - (26 - index) * DAY + chance.int(0, 14 * 60) * MINUTE)
  moments.forEach((at, index) => noteSignIn(world, user, [laptop, phone, office][index < 3 ? index : chance.int(0, 2)]!, entered, at))
  const session = (visitor: Visitor, from: number, seen: number) =>
    rememberedSession(world.sessions, user.id, visitor, born - from, born - seen)
  session(phone, 15 * DAY + 2 * HOUR, 6 * HOUR + 8 * MINUTE)
  session(office, 2 * DAY + 18 * HOUR, 2 * DAY + 17 * HOUR + 48 * MINUTE)
  if (!foreign) return
  const night = born - 6 * HOUR - 11 * MINUTE
  for (const minute of [0, 1, 3]) noteSignIn(world, user, stranger, { ...entered, result: 'wrong_password' }, night + minute * MINUTE)
  noteSignIn(world, user, stranger, entered, night + 5 * MINUTE)
  rememberedSession(world.sessions, user.id, stranger, night + 5 * MINUTE, born - 40 * MINUTE)
}
