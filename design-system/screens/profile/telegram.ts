/** What a deep link to the bot says (`https://t.me/matu_bot?start=k3v9x1m7`). */
export type Bot = {
  /** Where "Open Telegram" leads. */
  href: string
  /** `@matu_bot`; nothing where the link has another shape. */
  name: string | null
  /** What the bot is sent by the link, for those who open it by hand. */
  code: string | null
}

/** Reads the server's deep link. A link that could do anything but open Telegram is none. */
export function readDeepLink(link: string | null): Bot | null {
  if (link === null || !URL.canParse(link)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(link)
  const web = protocol === 'https:' && /^(?:t\.me|telegram\.(?:me|dog))$/.test(hostname)
  if (!web && protocol !== 'tg:') return null
  const name = web ? pathname.slice(1) : searchParams.get('domain')
  return { href: link, name: name && /^\w{3,64}$/.test(name) ? `@${name}` : null, code: searchParams.get('start') }
}

/** Six digits are read in threes; anything else stays whole. */
export const grouped = (code: string): string => (/^\d{6}$/.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : code)
