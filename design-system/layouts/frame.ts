import type { Language } from '../components/LanguageSwitch.tsx'
import type { ThemeMode } from '../components/themeModes.ts'
import type { Locale } from '../i18n/tags.ts'

/** `null`: that page is not there, or switched off; nothing leads to it. */
export type Href = string | null

/** What every layout gets: home and the switches of language and theme. */
export interface FrameProps {
  /** This very page in each language. */
  languages: Language[]
  onLanguage: (code: Locale) => void
  theme: ThemeMode
  onTheme: (mode: ThemeMode) => void
  home: string
}

/** Where the public pages' header and footer lead. */
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

/** What the public footer opens over the page. */
export interface FooterEvents {
  onLegal: (which: LegalText) => void
  /** Takes back the answer to whether visits may be counted, which is then asked anew; `null`: this deployment counts none, or asks nobody. */
  onCounting: (() => void) | null
}
