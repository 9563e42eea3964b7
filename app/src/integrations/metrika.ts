import type { CookieJar } from '../lib/cookies.ts'
import { loadScript } from './script.ts'

const SCRIPT = 'https://mc.yandex.ru/metrika/tag.js'

/** A page view counter. After `stop` it is silent until the next hit. */
export interface Counter {
  hit: (address: string, about: { title: string; referer: string }) => void
  stop: () => void
}

type Call = (id: number, command: 'init' | 'hit' | 'destruct', ...given: unknown[]) => void
interface Vendor extends Window {
  ym?: Call & { a?: unknown[]; l?: number }
}

/** Only explicit hits: no clicks, links or recordings, and no automatic title or URL. */
const quiet = {
  defer: true,
  clickmap: false,
  trackLinks: false,
  trackHash: false,
  accurateTrackBounce: false,
  webvisor: false,
  ecommerce: false,
  sendTitle: false,
}

/** Deletes the data that the counter stored on the device, by the prefix of its names. */
function forget(jar: CookieJar, host: string, storage: () => Storage): void {
  const parts = host.split('.')
  // It sets its cookies on the widest domain that the browser allows.
  const domains = ['', ...parts.map((_, at) => `; Domain=${parts.slice(at).join('.')}`)]
  try {
    for (const [name] of jar.cookie.split(';').map((pair) => pair.trim().split('=')))
      if (name?.startsWith('_ym')) for (const domain of domains) jar.cookie = `${name}=; Max-Age=0; Path=/${domain}`
    for (const name of Object.keys(storage())) if (name.startsWith('_ym')) storage().removeItem(name)
  } catch {
    // cookies or storage are blocked, so there is nothing to delete
  }
}

/** Yandex Metrika. Without `defer` the first page would be counted twice, once with its full URL. */
export function createMetrika(id: number): Counter {
  const page = window as unknown as Vendor
  let begun = false

  const begin = (): void => {
    begun = true
    if (!page.ym) {
      const waiting: unknown[] = []
      page.ym = Object.assign((...call: unknown[]) => void waiting.push(call), { a: waiting, l: Date.now() })
    }
    page.ym(id, 'init', quiet)
    loadScript(SCRIPT).catch(() => {}) // an ad blocker: nothing is counted
  }

  return {
    hit(address, about) {
      if (!begun) begin()
      page.ym?.(id, 'hit', address, about)
    },
    stop() {
      if (!begun) return
      begun = false
      page.ym?.(id, 'destruct')
      forget(document, window.location.hostname, () => window.localStorage)
    },
  }
}
