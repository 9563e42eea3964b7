/** Timings of the application, in milliseconds unless the name says otherwise. */
export const PROFILE_REFRESH = 60_000
/** How many of the newest transactions the overview asks for. */
export const LATEST_TRANSACTIONS = 6
export const REFILL_POLL = { attempts: 20, every: 2_000 } as const
/** How often the UTA overview refetches its figures. */
export const UTA_REFRESH = 60_000
/** How often the receipt of a UTA withdrawal polls its status. */
export const UTA_WITHDRAWAL_POLL = 5_000
export const LOGOUT_CLEARING = 500
export const MAINTENANCE_RECHECK = 30_000
/** How often a page that waits for Telegram checks whether the bot was started. */
export const TELEGRAM_POLL = 3_000
/** Pauses between polls of a withdrawal, restarting at each change of its status. The last one repeats, because a withdrawal can take a day. */
export const WITHDRAWAL_POLL = [3_000, 3_000, 3_000, 5_000, 5_000, 10_000, 15_000, 30_000, 60_000] as const
/** How often a withdrawal that waits for its code is checked: the code expires, or may be entered elsewhere. */
export const CODE_RECHECK = 10_000
/** An unknown outcome is looked up at once and after each of these pauses, because the interrupted request may still be on its way to the server. */
export const LOOK_UP_PAUSES = [2_000, 4_000, 8_000, 16_000] as const
/** A request sent longer ago than this that the server does not know will not arrive any more. */
export const LOOK_UP_SETTLED = 60_000
/** How long an unknown outcome is remembered. */
export const PENDING_KEPT = 24 * 60 * 60_000
/** How often a page that waits for a deposit checks its confirmations. */
export const DEPOSIT_POLL = 3_000
/** How often an exchange is asked for while it is being processed. */
export const EXCHANGE_POLL = 3_000
/** How often the assets are refetched while something waits to be processed. */
export const SLOW_POLL = 30_000

export const QUERY_GC = 5 * 60_000
export const QUERY_SAVED = 60 * 60_000
export const QUERY_RETRIES = 3
export const queryRetryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000)

/** Names shared with other programs or with an earlier version of this one. */
export const CACHE_KEY = 'matu_cache'
export const PENDING_KEY = 'matu_pending'
export const RUNNING_KEY = 'matu_refill'
export const KNOWN_KEY = 'matu_known_key'
export const DRAFTS_KEY = 'matu_drafts'
export const CHANNEL = 'matu_session'
/** BroadcastChannel by which tabs announce changed preferences. */
export const UI_CHANNEL = 'matu_choices'
/** Four numbers that the specification lists under this name without a meaning. Nothing uses them. */
export const CLIENT_CONSTANTS = [500, 100, 2, 25] as const
/** All data is stale at once, except for this time (ms) what the start of the session or of a navigation has just fetched. */
export const JUST_ASKED = 5000
