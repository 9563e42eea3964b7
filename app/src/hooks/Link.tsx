import { Link as RouterLink, useLocation } from 'react-router-dom'
import type { LinkProps } from '#design-system/provider/DesignSystemContext.ts'
import { matchPath } from '../site/paths.ts'
import { getEnvironment } from '../auth/environment.ts'

const noPage = { lang: null, template: null }

/** The link component of the design system: React Router's `Link` for our own pages, a plain `<a>` for everything else. */
export function Link({ href, children, ...rest }: LinkProps) {
  const { pathname, search } = useLocation()
  // A fragment of the current page.
  if (href.startsWith('#') && href.length > 1) {
    return (
      <RouterLink {...rest} to={{ search, hash: href }} discover="none">
        {children}
      </RouterLink>
    )
  }
  const target = href.split(/[?#]/)[0] ?? ''
  const { lang, template } = href.startsWith('/') && !href.startsWith('//') ? matchPath(target) : noPage
  if (!lang || !template || rest.download !== undefined || (rest.target && rest.target !== '_self')) {
    return (
      <a href={href} {...rest} {...(rest.target === '_blank' && { rel: 'noopener noreferrer' })}>
        {children}
      </a>
    )
  }
  const preload = (): void => void getEnvironment().preload(template, lang)
  return (
    <RouterLink
      {...rest}
      to={href}
      discover="none"
      // Opening a filter or a detail of the current page keeps the scroll position.
      preventScrollReset={target === pathname}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
    >
      {children}
    </RouterLink>
  )
}
