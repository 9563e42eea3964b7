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
