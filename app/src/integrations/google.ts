import { loadScript } from './script.ts'

const SCRIPT = 'https://accounts.google.com/gsi/client'

interface Answer {
  access_token?: string
  error?: string
}
interface Client {
  requestAccessToken: () => void
}
interface Google {
  accounts: {
    oauth2: {
      initTokenClient: (settings: {
        client_id: string
        scope: string
        callback: (answer: Answer) => void
        error_callback: (error: { type: string }) => void
      }) => Client
    }
  }
}

/**
 * Why Google gave no token: its window was closed, the browser blocked it, it said no, this is no browser but a page inside another app, or its
 * script did not come (an ad blocker).
 */
export type GoogleFailure = 'closed' | 'blocked' | 'refused' | 'embedded' | 'unreachable'

export class GoogleError extends Error {
  override readonly name = 'GoogleError'
  readonly reason: GoogleFailure
  constructor(reason: GoogleFailure) {
    super(`Google: ${reason}`)
    this.reason = reason
  }
}

/** Telegram's own view of pages and those of other apps: Google refuses them all, in a window that says so in its own words and leads nowhere. */
export const isEmbedded = (window: object, userAgent: string): boolean =>
  'TelegramWebviewProxy' in window || /; wv\)|\b(?:FBAN|FBAV|Instagram|Telegram-Android)\b/.test(userAgent)

const reasons: Readonly<Record<string, GoogleFailure>> = { popup_closed: 'closed', popup_failed_to_open: 'blocked' }

/** Fetches Google's script ahead: its window may only open in the click itself. */
export const prepareGoogle = (): Promise<void> => loadScript(SCRIPT)

/** Google's window; resolves with an access token that is posted once and kept nowhere. Rejects with GoogleError. From a click. */
export async function askGoogle(client_id: string): Promise<string> {
  if (isEmbedded(window, navigator.userAgent)) throw new GoogleError('embedded')
  const there = (): Google | undefined => (window as { google?: Google }).google
  if (!there())
    await prepareGoogle().catch(() => {
      throw new GoogleError('unreachable')
    })
  const google = there()
  if (!google) throw new GoogleError('unreachable')
  return new Promise((resolve, reject) => {
    const client = google.accounts.oauth2.initTokenClient({
      client_id,
      scope: 'openid email profile',
      callback: ({ access_token }) => (access_token ? resolve(access_token) : reject(new GoogleError('refused'))),
      error_callback: ({ type }) => reject(new GoogleError((Object.hasOwn(reasons, type) ? reasons[type] : undefined) ?? 'refused')),
    })
    client.requestAccessToken()
  })
}
