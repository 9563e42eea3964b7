import { useEffect } from 'react'
import type { Locale } from '#design-system/i18n/tags.ts'
import { localeOf } from '../i18n/detect.ts'
import { useApp } from '../auth/app-context.ts'

/** The language of a path, or the user's language if the path has no prefix. */
export const useLocaleOf = (pathname: string): Locale => localeOf(pathname, useApp().environment.cookies)

export function useHtmlLang(locale: Locale): void {
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
}
