import { createContext, useContext } from 'react'
import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'
import type { Namespace, Texts } from '../i18n/catalogue.ts'
import { textsOf } from '../i18n/catalogue.ts'
import type { Locale } from '../i18n/tags.ts'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> | undefined }

/** Settings of the user and the environment that every component may read. */
export type DesignSystemContextValue = {
  locale: Locale
  /** IANA name of the time zone in which times are shown; `undefined`: the device's (useTimeZone.ts). */
  timeZone: string | undefined
  /** The server's current time in milliseconds: countdowns and holds never trust the device's clock alone. */
  now: () => number
  /** The application's link component: a router link, or `a` in Storybook. */
  Link: ComponentType<LinkProps> | 'a'
  /** The user hides amounts: they are shown as dots. */
  amountsHidden: boolean
  /** Called when the user hides amounts or shows them again. */
  onAmountsHidden: (hidden: boolean) => void
  /** Leads a user whose session ended for some calls only to signing in again; absent where nobody signs in. */
  onSignInAgain: (() => void) | undefined
}

export const DesignSystemContext = createContext<DesignSystemContextValue | null>(null)

export function useDesignSystem(): DesignSystemContextValue {
  const value = useContext(DesignSystemContext)
  if (!value) throw new Error('DesignSystemProvider is missing')
  return value
}

/** Whether amounts are shown as dots: the user's setting, unless the component's own `hidden` prop overrides it. */
export function useAmountsHidden(override?: boolean): boolean {
  const { amountsHidden } = useDesignSystem()
  return override ?? amountsHidden
}

/** Translations of one namespace in the current language. */
export const useTranslations = <A extends Namespace>(area: A): Texts<A> => textsOf(useDesignSystem().locale, area)
