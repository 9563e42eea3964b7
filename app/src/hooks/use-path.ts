import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { path } from '../site/paths.ts'
import type { PathOptions, RoutePath } from '../site/paths.ts'
import { returnToFrom } from '../site/return-to.ts'
import { useSearch } from './use-search.ts'

/** `path` in the current language. */
export function usePath(): { to: <T extends RoutePath>(template: T, ...options: PathOptions<T>) => string } {
  const { locale } = useDesignSystem()
  return { to: (template, ...options) => path(template, locale, ...options) }
}

/** The page that the user tried to open before this one was shown instead. */
export const useReturnTo = (): string | null => returnToFrom(useSearch())
