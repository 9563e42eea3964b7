import type { Language } from '../components/LanguageSwitch.tsx'
import type { ThemeMode } from '../components/themeModes.ts'
import type { Locale } from '../i18n/tags.ts'

/** `null`: the page does not exist or is switched off; nothing links to it. */
export type Href = string | null

/** What every layout receives: the home link and the switches of language and theme. */
export interface FrameProps {
  /** The current page in each language. */
  languages: Language[]
  onLanguage: (code: Locale) => void
  theme: ThemeMode
  onTheme: (mode: ThemeMode) => void
  home: string
}

/** Links of the public pages' header and footer. */
export interface PublicLinks {
  login: string
  registration: string
  help: string
  cabinet: Href
  insurance: Href
  referral: Href
  uta: Href
}

export type LegalText = 'terms' | 'privacy'

/** Actions of the public footer. */
export interface FooterEvents {
  onLegal: (which: LegalText) => void
  /** Withdraws the analytics consent and asks again; `null`: this deployment has no analytics, or needs no consent. */
  onCounting: (() => void) | null
}
