import { ANALYTICS_ORIGIN } from './hosts.ts'

/** A page view counter. */
export interface Counter {
  hit: (address: string, about: { title: string; referer: string }) => void
}

const VISIT_KEY = 'matu_visit'

/** A random number of this tab's visit. Another visit of the same person has another. */
function visitOf(storage: () => Storage): string {
  const made = String(crypto.getRandomValues(new BigUint64Array(1))[0])
  try {
    const known = storage().getItem(VISIT_KEY)
    if (!known) storage().setItem(VISIT_KEY, made)
    return known ?? made
  } catch {
    return made // storage is blocked
  }
}

/**
 * Yandex Metrika by its Measurement Protocol: one request for each page view, and none of its code in our pages. Failures (an ad blocker, a lost
 * connection) are ignored.
 */
export const createMetrika = (id: number, token: string, storage = () => window.sessionStorage): Counter => ({
  hit(address, { title, referer }) {
    const body = new URLSearchParams({
      tid: String(id),
      cid: visitOf(storage),
      t: 'pageview',
      dl: address,
      dr: referer,
      dt: title,
      ms: token,
    })
    fetch(`${ANALYTICS_ORIGIN}/collect`, {
      method: 'POST',
      body,
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
      referrerPolicy: 'no-referrer',
    }).catch(() => {})
  },
})
