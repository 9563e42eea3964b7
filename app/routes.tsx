import type { RouteObject } from 'react-router-dom'
import { pages } from './pages.ts'
import type { Layout, Template } from './paths.ts'
import { placeOf, templates } from './paths.ts'
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

/**
 * The route table: one parent for all languages. Guards, redirects and the 404 are decided in it (LanguageRoot), so every address lands there,
 * also one without a language or of no page.
 */
export const routes: RouteObject[] = [
  {
    path: '/:lang',
    element: <LanguageRoot />,
    children: [...byLayout(), { path: '*', element: null }],
  },
  { path: '*', element: <LanguageRoot /> },
]
