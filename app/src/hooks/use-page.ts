import { useMatches } from 'react-router-dom'
import type { RoutePath } from '../site/paths.ts'
import { templates } from '../site/paths.ts'

export interface OpenPage {
  /** The page's path in the site map; `null` if the address matches none. */
  template: RoutePath | null
  params: Readonly<Record<string, string>>
}

const isPage = (id: string | undefined): id is RoutePath => (templates as readonly (string | undefined)[]).includes(id)

/** The open page: the innermost route that matches the address. */
export function usePage(): OpenPage {
  const match = useMatches().at(-1)
  const { lang: _, ...params } = (match?.params ?? {}) as Record<string, string>
  return { template: isPage(match?.id) ? match.id : null, params }
}
