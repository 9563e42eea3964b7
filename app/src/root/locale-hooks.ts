import { useEffect } from 'react'
import type { Locale } from '#design-system/i18n/tags.ts'
import { LOCALE_COOKIE } from '../constants.ts'
import { detectLocale } from '../i18n/detect.ts'
import { matchPath } from '../paths.ts'
import { readCookie } from '../storage/cookies.ts'
import { useApp } from './app-context.ts'

/** The language of a path, or the user's language if the path has no prefix. */
export function useLocaleOf(pathname: string): Locale {
  const { cookies } = useApp().environment
  // Reading cookies is slow, and nearly every path has a language.
  return (
    matchPath(pathname).lang ??
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

/** The user's time zone. Prerendered pages contain no times, so hydrating with the user's zone causes no mismatch. */
export const useTimeZone = (): string => (typeof window === 'undefined' ? 'UTC' : zone())
