/** What the specification lacks, and only some servers have: shown, and asked for, where a deployment lists it. */
export type Feature = 'sessions' | 'sign-ins' | 'freeze'

/** What the deployment offers, by the name that pages call it. */
export interface Offered {
  insurance: boolean
  sessions?: boolean
}
export const offered = ({ flags, features }: Pick<Config, 'flags' | 'features'>): Offered => ({
  ...flags,
  sessions: features.includes('sessions'),
})

/** How support is reached, besides by the chat. What is not set is neither shown nor mentioned. */
interface SupportConfig {
  email: string | null
  /** URL of a form; the subject is added to its query. */
  form: string | null
  telegram: string | null
  hours: string | null
  /** Within how many hours support answers. */
  answer_hours: number | null
}

/** The settings of a deployment. Its server validates them as it starts (app/server/settings.ts), not each page. */
export interface Config {
  /** Base URL of the API: an origin, a path on our origin, or empty for our own origin. */
  api: string
  google_client_id: string | null
  /** The account with amoCRM / Kommo. */
  chat: { id: string; hash: string } | null
  /** Where the chat's page (app/deploy/chat.html) is served, to be shown in a frame; `null`: the chat's code runs in our pages. */
  chat_origin: string | null
  /** Origins that the chat connects to and shows frames and pictures of, besides the one of its script. */
  chat_hosts: readonly string[]
  /** Number of the Yandex Metrika counter. */
  analytics: number | null
  /** Authorization token of the counter's Measurement Protocol, which page views are sent by. */
  analytics_token: string | null
  /** Whether analytics waits for the user's consent. `false` only where the law requires none. */
  analytics_consent: boolean
  /** Block explorer: links are `{base}/tx/{hash}`. `null`: none. */
  explorer: string | null
  support: SupportConfig
  /** Origins of users' pictures, besides our own and the API's. */
  images: readonly string[]
  /** Minutes without input after which the session ends; `null`: never. */
  idle_minutes: number | null
  /** Worth in USD (decimal string) from which a first withdrawal to an address is offered to be tested by a small one; `null`: never. */
  test_transfer_from: string | null
  flags: { insurance: boolean }
  features: readonly Feature[]
  maintenance: boolean
  /** `false` for a server whose CORS rules refuse the Idempotency-Key header: money operations are then never retried. */
  idempotency: boolean
  /** `true` only for a server whose `POST /api/tokens-exchange` returns a quote and moves nothing. Otherwise it is sent when the user confirms. */
  exchange_quotes: boolean
  /** `false` removes the service worker and its caches from every visiting browser. */
  offline: boolean
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
  explorer: 'https://bscscan.com',
  support: { email: null, form: null, telegram: null, hours: null, answer_hours: null },
  images: [],
  idle_minutes: null,
  test_transfer_from: null,
  flags: { insurance: true },
  features: [],
  maintenance: false,
  idempotency: true,
  exchange_quotes: false,
  offline: true,
}

export const CONFIG_ELEMENT = 'matu-config'
/** Id of the document's own message that the application has not started. */
export const UNLOADED_ELEMENT = 'unloaded'

/** Reads the text of `<script type="application/json" id="matu-config">`. What is missing has its default. */
export function parseConfig(written: string | null | undefined): Config {
  const given = JSON.parse(written?.trim() || '{}') as Partial<Config>
  return {
    ...defaultConfig,
    ...given,
    flags: { ...defaultConfig.flags, ...given.flags },
    support: { ...defaultConfig.support, ...given.support },
  }
}
