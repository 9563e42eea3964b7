import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { path } from '../paths.ts'
import type { RoutePath } from '../paths.ts'
import { returnToFrom } from '../auth/return-to.ts'
import { useSearch } from './use-search.ts'

type Fixed = Exclude<RoutePath, `${string}:${string}`>

/** Path builder in the current language, for pages without parameters. */
export function usePath(): { to: (template: Fixed) => string } {
  const { locale } = useDesignSystem()
  return { to: (template) => path(template, locale) }
}

/** The page that the user tried to open before this one was shown instead. */
export const useReturnTo = (): string | null => returnToFrom(useSearch())
