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
 * Why Google returned no token: the window was closed, the browser blocked it, Google refused, the page runs inside another app's web view, or the
 * script could not be loaded (an ad blocker).
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

/** Whether the page runs in the web view of Telegram or another app. Google refuses all of them with an error page that leads nowhere. */
export const isEmbedded = (window: object, userAgent: string): boolean =>
  'TelegramWebviewProxy' in window || /; wv\)|\b(?:FBAN|FBAV|Instagram|Telegram-Android)\b/.test(userAgent)

const reasons: Readonly<Record<string, GoogleFailure>> = { popup_closed: 'closed', popup_failed_to_open: 'blocked' }

/**
 * Opens Google's window; call it from a click, which also loads Google's script: before it, Google learns of no visit. A browser opens a window
 * within some five seconds of the click; after a slower load it reports `blocked`, and the next click opens it. Resolves with an access token, which
 * is sent once and never stored. Rejects with GoogleError.
 */
export async function requestGoogleToken(client_id: string): Promise<string> {
  if (isEmbedded(window, navigator.userAgent)) throw new GoogleError('embedded')
  const there = (): Google | undefined => (window as { google?: Google }).google
  if (!there())
    await loadScript(SCRIPT).catch(() => {
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
