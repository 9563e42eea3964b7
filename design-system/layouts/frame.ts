import type { Language } from '../components/inputs/LanguageSwitch.tsx'
import type { ThemeMode } from '../components/inputs/themeModes.ts'
import type { Locale } from '../i18n/tags.ts'

/** `null`: the page does not exist or is switched off; nothing links to it. */
export type Href = string | null

/** What every layout receives: the home link and the switches of language and theme. */
export interface FrameProps {
  /** The current page in each language. */
  languages: Language[]
  /** Switches to a language in place, on the same page. */
  onLanguage: (code: Locale) => void
  /** The chosen mode; `system` follows the device. */
  theme: ThemeMode
  /** Applies and stores another mode. */
  onTheme: (mode: ThemeMode) => void
  /** Address of the logo's link: the overview when signed in, else the landing page. */
  home: string
}

/** Links of the public pages' header and footer. */
export interface PublicLinks {
  /** Address of the sign-in page. */
  login: string
  /** Address of the registration. */
  registration: string
  /** Address of the help. */
  help: string
  /** Address of the overview, for users who are signed in. */
  cabinet: Href
  /** Address of the page about insurance. */
  insurance: Href
  /** Address of the page about the referral programme. */
  referral: Href
  /** Address of the page about UTA. */
  uta: Href
}

export type LegalText = 'terms' | 'privacy'

/** Actions of the public footer. */
export interface FooterEvents {
  /** Opens the terms or the privacy notice over the page. */
  onLegal: (which: LegalText) => void
  /** Withdraws the analytics consent and asks again; `null`: this deployment has no analytics, or needs no consent. */
  onCounting: (() => void) | null
}
