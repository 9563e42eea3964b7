/** Parts of a deep link to the bot (`https://t.me/matu_bot?start=k3v9x1m7`). */
export type Bot = {
  /** Target of "Open Telegram". */
  href: string
  /** `@matu_bot`; `null` if the link has another format. */
  name: string | null
  /** The start parameter, for users who open the bot by hand. */
  code: string | null
}

/** Parses the server's deep link. Links that are not Telegram links are rejected. */
export function readDeepLink(link: string | null): Bot | null {
  if (link === null || !URL.canParse(link)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(link)
  const web = protocol === 'https:' && /^(?:t\.me|telegram\.(?:me|dog))$/.test(hostname)
  if (!web && protocol !== 'tg:') return null
  const name = web ? pathname.slice(1) : searchParams.get('domain')
  return { href: link, name: name && /^\w{3,64}$/.test(name) ? `@${name}` : null, code: searchParams.get('start') }
}

/** Groups six digits by threes; anything else is returned unchanged. */
export const grouped = (code: string): string => (/^\d{6}$/.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : code)
