import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { path } from '../paths.ts'
import type { RoutePath } from '../paths.ts'
import { returnToFrom } from '../auth/return-to.ts'
import { useSearch } from './use-search.ts'

type Fixed = Exclude<RoutePath, `${string}:${string}`>

/** The path builder in the reader's language, for pages without parameters. */
export function usePath(): { to: (template: Fixed) => string } {
  const { locale } = useDesignSystem()
  return { to: (template) => path(template, locale) }
}

/** What the reader wanted before this page had to be shown. */
export const useReturnTo = (): string | null => returnToFrom(useSearch())
