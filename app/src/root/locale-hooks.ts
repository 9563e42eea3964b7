import { useEffect } from 'react'
import type { Locale } from '#design-system/i18n/tags.ts'
import { LOCALE_COOKIE } from '../constants.ts'
import { detectLocale } from '../i18n/detect.ts'
import { find } from '../paths.ts'
import { readCookie } from '../storage/cookies.ts'
import { useApp } from './app-context.ts'

/** The language of a path; for one without a prefix, the reader's. */
export function useLocaleOf(pathname: string): Locale {
  const { cookies } = useApp().page
  // Reading cookies takes a browser its time, and nearly every path says its language.
  return (
    find(pathname).lang ??
    detectLocale(pathname, readCookie(cookies, LOCALE_COOKIE), typeof navigator === 'undefined' ? [] : navigator.languages)
  )
}

export function useHtmlLang(locale: Locale): void {
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
}

let known: string | undefined
const zone = (): string => (known ??= Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC')

/** The reader's time zone. A page that was written ahead holds no times, so that it is hydrated with the reader's own at once. */
export const useTimeZone = (): string => (typeof window === 'undefined' ? 'UTC' : zone())
