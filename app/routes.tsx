import type { RouteObject } from 'react-router-dom'
import { pages } from './pages.ts'
import type { Layout, Template } from './paths.ts'
import { find, placeOf, templates } from './paths.ts'
import { FrameHost, PageHost } from './root/hosts.tsx'
import { LanguageRoot } from './root/LanguageRoot.tsx'

const pageRoute = (template: Template): RouteObject =>
  template === '/'
    ? { index: true, id: template, element: <PageHost template={template} /> }
    : { path: template.slice(1), id: template, caseSensitive: true, element: <PageHost template={template} /> }

/** Pages of one layout are siblings, so that its frame stays while they change. */
function byLayout(): RouteObject[] {
  const groups = new Map<Layout, RouteObject[]>()
  for (const template of templates) {
    if (!pages[template]) continue
    const { layout } = placeOf(template)
    groups.set(layout, [...(groups.get(layout) ?? []), pageRoute(template)])
  }
  return [...groups].map(([layout, children]) => ({ id: `layout:${layout}`, element: <FrameHost layout={layout} />, children }))
}

const root = <LanguageRoot />
const table = (layouts: readonly RouteObject[]): RouteObject[] => [
  { path: '/:lang', element: root, children: [...layouts, { path: '*', element: null }] },
  { path: '*', element: root },
]

const layouts = byLayout()

/**
 * The route table: one parent for all languages. Guards, redirects and the 404 are decided in it (LanguageRoot), so every address lands there,
 * also one without a language or of no page.
 */
export const routes: RouteObject[] = table(layouts)

const nowhere = table([])
const branches = new Map(
  layouts.flatMap((layout) => (layout.children ?? []).map((page) => [page.id, table([{ ...layout, children: [page] } as RouteObject])])),
)

/**
 * Of the table what an address can meet. React Router ranks and compiles all that it is given at each change of the page: the whole table cost a
 * slow phone a third of the time to the next heading.
 */
export function routesAt(pathname: string): RouteObject[] {
  const { lang, template } = find(pathname)
  return (lang && template && branches.get(template)) || nowhere
}
