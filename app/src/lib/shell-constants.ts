// The constants that every page loads. The others are in constants.ts, which pages load with the code that needs them.

export const RELOAD_GUARD = 10_000
/** Id of the document's own message that the application has not started. */
export const UNLOADED_ELEMENT = 'unloaded'
export const COOKIE_DAYS = 365
export const TOKEN_KEY = 'access_token'
/** Set while the server may not know yet that the session has ended. */
export const SIGN_OUT_KEY = 'matu_sign_out_due'
export const LOCALE_COOKIE = 'locale'
export const REFERRAL_COOKIE = 'referral_code'
export const UI_COOKIE = 'matu_ui'
export const RELOAD_KEY = 'matu_reload'
/** Scroll positions by history entry, of React Router's `ScrollRestoration`. */
export const SCROLL_KEY = 'matu_scroll'
