// Validated by hand: every public page runs this first, and a schema library would be a twentieth of such a page's size budget.

type Check<T> = (value: unknown) => value is T
export interface Setting<T> {
  is: Check<T>
  /** Describes the expected value, for the error message to the operator. */
  wants: string
  otherwise: T
}

export const setting = <T>(is: Check<T>, wants: string, otherwise: T): Setting<T> => ({ is, wants, otherwise })
export const text = (pattern: RegExp, wants: string) => ({
  or: <T extends string | null>(otherwise: T): Setting<string | T> =>
    setting((value): value is string | T => value === otherwise || (typeof value === 'string' && pattern.test(value)), wants, otherwise),
})
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
export const count = setting(
  (value): value is number | null => value === null || (Number.isSafeInteger(value) && (value as number) > 0),
  'a number above 0',
  null,
)
const flag = (otherwise: boolean): Setting<boolean> => setting(isFlag, 'true or false', otherwise)

/** The explorer of BNB Smart Chain. */
const EXPLORER = 'https://bscscan.com'

const settings = {
  /** Base URL of the API: an origin, a path on our origin, or empty for our own origin. */
  api: text(/^(https?:\/\/[^\s/?#]+)?(\/[^\s?#]*)?$/, 'an address or a path').or(''),
  google_client_id: text(/^[\w.-]+\.apps\.googleusercontent\.com$/, 'a Google client id').or(null),
  /** Number of the Yandex Metrika counter. */
  analytics: count,
  /** Authorization token of the counter's Measurement Protocol, which page views are sent by. */
  analytics_token: text(/^[\w-]+$/, 'a token').or(null),
  /** Whether analytics waits for the user's consent. `false` only where the law requires none. */
  analytics_consent: flag(true),
  /** Block explorer: links are `{base}/tx/{hash}`. `null`: none. */
  explorer: setting(
    (value): value is string | null => value === null || (typeof value === 'string' && /^https:\/\/[^\s?#]+[^/\s?#]$/.test(value)),
    'an https address, no slash at its end',
    EXPLORER,
  ),
  maintenance: flag(false),
  /** `false` for a server whose CORS rules refuse the Idempotency-Key header: money operations are then never retried. */
  idempotency: flag(true),
  /** `true` only for a server whose `POST /api/tokens-exchange` returns a quote and moves nothing. Otherwise it is sent when the user confirms. */
  exchange_quotes: flag(false),
  /** `false` removes the service worker and its caches from every visiting browser. */
  offline: flag(true),
}

/** Settings with nested settings. */
const nested = { flags: { insurance: true } }

/** Settings that are checked at start (app/server/server-settings.ts), not by every page. */
const checkedAtStart = {
  chat: null,
  chat_hosts: [],
  images: [],
  support: {},
  idle_minutes: null,
  test_transfer_from: null,
  chat_origin: null,
}

type Values<S> = { [K in keyof S]: S[K] extends Setting<infer T> ? T : never }

/** How support is reached, besides by the chat. What is not set is neither shown nor mentioned. */
interface SupportConfig {
  email: string | null
  form: string | null
  telegram: string | null
  hours: string | null
  answer_hours: number | null
}
export type Config = Values<typeof settings> & {
  /** The account with amoCRM / Kommo. */
  chat: { id: string; hash: string } | null
  /** Where the chat's page (app/deploy/chat.html) is served, to be shown in a frame; `null`: the chat's code runs in our pages. */
  chat_origin: string | null
  /** Origins that the chat connects to and shows frames and pictures of, besides the one of its script. */
  chat_hosts: readonly string[]
  /** Origins of users' pictures, besides our own and the API's. */
  images: readonly string[]
  /** Minutes without input after which the session ends; `null`: never. */
  idle_minutes: number | null
  /** Worth in USD (decimal string) from which a first withdrawal to an address is offered to be tested by a small one; `null`: never. */
  test_transfer_from: string | null
  flags: typeof nested.flags
  support: SupportConfig
}

export const defaultConfig: Config = {
  api: '',
  google_client_id: null,
  chat: null,
  chat_origin: null,
  chat_hosts: [],
  analytics: null,
  analytics_token: null,
  analytics_consent: true,
  explorer: EXPLORER,
  support: { email: null, form: null, telegram: null, hours: null, answer_hours: null },
  images: [],
  idle_minutes: null,
  test_transfer_from: null,
  flags: { insurance: true },
  maintenance: false,
  idempotency: true,
  exchange_quotes: false,
  offline: true,
}

export const CONFIG_ELEMENT = 'matu-config'
/** Id of the document's own message that the application has not started. */
export const UNLOADED_ELEMENT = 'unloaded'

/** A deployment is misconfigured: the message tells its operator which setting is wrong and why. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const unknownIn = (given: Record<string, unknown>, known: object, at = ''): string[] =>
  Object.keys(given).flatMap((name) => (Object.hasOwn(known, name) ? [] : [`${at}${name}: there is no such setting`]))

export const wrongIn = (given: Record<string, unknown>, known: Record<string, Setting<unknown>>, at = ''): string[] =>
  Object.entries(known).flatMap(([name, { is, wants }]) =>
    given[name] === undefined || is(given[name]) ? [] : [`${at}${name}: must be ${wants}`],
  )

function faultsOf(given: Record<string, unknown>): string[] {
  const faults = [...unknownIn(given, { ...settings, ...nested, ...checkedAtStart }), ...wrongIn(given, settings)]
  const { flags } = given
  if (flags !== undefined) {
    if (!isObject(flags)) faults.push('flags: must be an object')
    else {
      faults.push(...unknownIn(flags, nested.flags, 'flags.'))
      for (const [name, value] of Object.entries(flags)) if (!isFlag(value)) faults.push(`flags.${name}: must be true or false`)
    }
  }
  return faults
}

/** Parses the text of `<script type="application/json" id="matu-config">`. If it is missing or empty, returns the defaults. */
export function parseConfig(written: string | null | undefined): Config {
  if (!written?.trim()) return defaultConfig
  let given: unknown
  try {
    given = JSON.parse(written)
  } catch {
    throw new ConfigError(`The configuration in #${CONFIG_ELEMENT} is not JSON.`)
  }
  const faults = isObject(given) ? faultsOf(given) : ['(top): must be an object']
  if (faults.length) throw new ConfigError(`The configuration in #${CONFIG_ELEMENT} is wrong. ${faults.join('; ')}`)
  const right = given as Partial<Config>
  return {
    ...defaultConfig,
    ...right,
    flags: { ...defaultConfig.flags, ...right.flags },
    support: { ...defaultConfig.support, ...right.support },
  }
}

let current: Config | undefined

/** The configuration of this page, read once. On the server, where there is no page, the defaults. */
export function config(): Config {
  current ??= typeof document === 'undefined' ? defaultConfig : parseConfig(document.getElementById(CONFIG_ELEMENT)?.textContent)
  return current
}
