import { createContext, useContext } from 'react'
import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'
import type { Namespace, Texts } from '../i18n/catalogue.ts'
import { textsOf } from '../i18n/catalogue.ts'
import type { Locale } from '../i18n/tags.ts'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> | undefined }

/** Who reads: everything about the surroundings that a part may know. */
export type DesignSystemContextValue = {
  locale: Locale
  /** IANA name of the zone that times are shown in. */
  timeZone: string
  /** The server's present, in milliseconds: countdowns and blocks never trust the device alone. */
  now: () => number
  /** The application's link (a router link, or `a` in the workbench). */
  Link: ComponentType<LinkProps> | 'a'
  /** The reader hid amounts: they are drawn as dots. */
  amountsHidden: boolean
  /** The reader hides amounts, or wants to see them again. */
  onAmountsHidden: (hidden: boolean) => void
}

export const ReaderContext = createContext<DesignSystemContextValue | null>(null)

export function useDesignSystem(): DesignSystemContextValue {
  const reader = useContext(ReaderContext)
  if (!reader) throw new Error('DesignSystemProvider is missing')
  return reader
}

/** Whether amounts are drawn as dots: as the reader chose, unless a part was `told` otherwise by a prop of its own. */
export function useAmountsHidden(told?: boolean): boolean {
  const { amountsHidden } = useDesignSystem()
  return told ?? amountsHidden
}

/** The words of an area in the reader's language. */
export const useTranslations = <A extends Namespace>(area: A): Texts<A> => textsOf(useDesignSystem().locale, area)
