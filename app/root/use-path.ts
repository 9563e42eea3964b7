import { useReader } from '#design-system/provider/reader.ts'
import { path, pathIfReady } from '../paths.ts'
import type { Template } from '../paths.ts'
import { wantedIn } from '../wanted.ts'
import { useSearch } from './use-search.ts'

type Fixed = Exclude<Template, `${string}:${string}`>

/** The path builder in the reader's language, for pages without parameters. `link` knows nothing of a page that does not exist yet. */
export function usePath(): { to: (template: Fixed) => string; link: (template: Fixed) => string | null } {
  const { locale } = useReader()
  return { to: (template) => path(template, locale), link: (template) => pathIfReady(template, locale) }
}

/** What the reader wanted before this page had to be shown. */
export const useWanted = (): string | null => wantedIn(useSearch())
