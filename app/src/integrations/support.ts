import type { Config } from '../lib/config.ts'

/**
 * Where users can contact support: the page with the chat, or else the deployment's contact with `about` as its subject; `null` if there is neither.
 * `about` names the page and the object it shows, never a person.
 */
export function supportHref({ chat, contact }: Pick<Config, 'chat' | 'contact'>, chatPage: string, about: string): string | null {
  if (chat) return chatPage
  if (contact === null) return null
  const subject = `MATU Cabinet: ${about}`
  if (!contact.startsWith('https:')) return `mailto:${contact}?subject=${encodeURIComponent(subject)}`
  const form = new URL(contact)
  form.searchParams.set('subject', subject)
  return form.href
}
