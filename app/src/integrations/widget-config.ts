import type { Locale } from '#design-system/i18n/tags.ts'

export interface KommoOptions {
  /** The deployment's account with the vendor. */
  id: string
  hash: string
  locale: () => Locale
  /** An opaque token of the signed-in user; rejects without a session, or if the request fails. */
  token: () => Promise<string>
}
/** German texts, which the vendor does not provide. */
const german = {
  extends: 'en',
  compose_placeholder: 'Nachricht schreiben …',
  headline: 'Schreiben Sie uns',
  send: 'Senden',
  connecting: 'Verbindung wird hergestellt',
  offline: 'Keine Verbindung',
}

/** The palette's brand color in the current color scheme. */
const brand = (): string => getComputedStyle(document.documentElement).getPropertyValue('--matu-palette-primary-main').trim()

/** The vendor's settings for the widget: no button of its own, our brand color, the user's language and token. */
export const widgetConfig = (locale: string, user_id: string | null) => ({
  hidden: true,
  color: brand(),
  onlinechat: { mode: 'widget', ...(user_id && { user_id }), locale: locale === 'de' ? german : { extends: locale } },
})
