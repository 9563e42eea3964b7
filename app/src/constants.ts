/** Timings of the application (product.md §9). Milliseconds unless the name says otherwise. */
export const PROFILE_REFRESH = 60_000
export const REFILL_POLL = { attempts: 20, every: 2_000 } as const
/** How often the UTA overview asks for its figures again. */
export const UTA_REFRESH = 60_000
/** How often the receipt of a UTA withdrawal looks how far it is. */
export const UTA_WITHDRAWAL_POLL = 5_000
export const LOGOUT_CLEARING = 500
export const RELOAD_GUARD = 10_000
export const MAINTENANCE_RECHECK = 30_000
/** How often a page that waits for Telegram asks whether the bot was started. */
export const TELEGRAM_POLL = 3_000
/** A withdrawal on its way is asked for after these pauses, anew with each change of its state; the last one from then on: it can take a day. */
export const WITHDRAWAL_POLL = [3_000, 3_000, 3_000, 5_000, 5_000, 10_000, 15_000, 30_000, 60_000] as const
/** A withdrawal that waits for its code is looked at this often: the code expires, or is given elsewhere. */
export const CODE_RECHECK = 10_000
/** An unknown outcome is looked up at once and after each of these: a request that was cut off may still be on its way to the server. */
export const LOOK_UP_PAUSES = [2_000, 4_000, 8_000, 16_000] as const
/** Sent longer ago than this, a request that is not there will not come any more. */
export const LOOK_UP_SETTLED = 60_000
/** How long an unknown outcome is remembered. */
export const PENDING_KEPT = 24 * 60 * 60_000
/** How often a page that waits for a deposit looks for its confirmations. */
export const DEPOSIT_POLL = 3_000
/** How often the assets are looked at while something waits to be processed. */
export const SLOW_POLL = 30_000
export const COOKIE_DAYS = 365

export const QUERY_GC = 5 * 60_000
export const QUERY_SAVED = 60 * 60_000
export const QUERY_RETRIES = 3
export const queryRetryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000)

/** The names that other programs, or an earlier version of this one, know. */
export const TOKEN_KEY = 'access_token'
export const LOCALE_COOKIE = 'locale'
export const REFERRAL_COOKIE = 'referral_code'
export const UI_COOKIE = 'matu_ui'
export const CACHE_KEY = 'matu_cache'
export const PENDING_KEY = 'matu_pending'
export const RUNNING_KEY = 'matu_refill'
export const KNOWN_KEY = 'matu_known_key'
export const RELOAD_KEY = 'matu_reload'
export const CHANNEL = 'matu_session'
/** Where tabs tell each other that a small choice has changed. */
export const UI_CHANNEL = 'matu_choices'
/** Four numbers that the specification lists under this name and gives no meaning. Nothing uses them. */
export const CLIENT_CONSTANTS = [500, 100, 2, 25] as const
/** Every answer is stale at once, but between the hydration of a page and the start of its session: the two ask for the same. */
export const JUST_ASKED = 5000
