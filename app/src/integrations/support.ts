import type { Config } from '../config.ts'

/**
 * Where people write to us: the page with the chat, else the contact of the deployment, with the case as its subject; `null`: nowhere.
 * `about` names the page and what it shows, never a person.
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
