/** How a deployment's support is reached, as its settings say. What is missing is `null`: no text may promise it. */
export interface Support {
  /** The page with the chat. */
  chat: string | null
  email: string | null
  /** URL of a form. */
  form: string | null
  /** A name, without @. */
  telegram: string | null
  /** `Mo-Fr 08:00-20:00 Europe/Berlin` */
  hours: string | null
  /** Within how many hours support answers. */
  answer_hours: number | null
  /** The subject of messages: names the page and what it shows, never a person. */
  subject: string
}

export interface SupportWay {
  kind: 'chat' | 'email' | 'form' | 'telegram'
  href: string
  /** The email address or the name in Telegram. */
  name: string | null
}

/** The ways to reach support, the one that answers soonest first. A message fills in the email and Telegram; chat and form cannot take one. */
export function waysOf({ chat, email, form, telegram, subject }: Support, message?: { subject: string; body: string }): SupportWay[] {
  const ways: SupportWay[] = []
  const about = encodeURIComponent(message?.subject ?? subject)
  const body = message ? encodeURIComponent(message.body) : null
  if (chat !== null) ways.push({ kind: 'chat', href: chat, name: null })
  if (email !== null)
    ways.push({ kind: 'email', href: `mailto:${email}?subject=${about}${body === null ? '' : `&body=${body}`}`, name: email })
  if (form !== null) {
    const url = new URL(form)
    url.searchParams.set('subject', message?.subject ?? subject)
    ways.push({ kind: 'form', href: url.href, name: null })
  }
  if (telegram !== null)
    ways.push({ kind: 'telegram', href: `https://t.me/${telegram}${body === null ? '' : `?text=${body}`}`, name: `@${telegram}` })
  return ways
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
// 5 January 2026 is a Monday.
const dateOf = (day: string): string => `2026-01-0${5 + days.indexOf(day)}`

/** The parts of support's hours: days as dates of that weekday, times, and the zone they are in. */
export function readHours(hours: string): { days: readonly string[]; from: string; until: string; timeZone: string } | null {
  const [weekdays = '', times = '', timeZone = ''] = hours.split(' ')
  const [from, until] = times.split('-')
  if (!from || !until || timeZone === '') return null
  return { days: weekdays.split('-').map(dateOf), from, until, timeZone }
}
