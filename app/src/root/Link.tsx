import { Link as RouterLink, useLocation } from 'react-router-dom'
import type { LinkProps } from '#design-system/provider/DesignSystemContext.ts'
import { documentAllowsChat } from '../integrations/chat.ts'
import { find } from '../paths.ts'
import { useApp } from './app-context.ts'
import { preloadPage } from './load-page.ts'

const noPage = { lang: null, template: null }

/** The link of the design system inside the application: the router's for our own pages, the browser's for everything else. */
export function Link({ href, children, ...rest }: LinkProps) {
  const { chat } = useApp().page.config
  const { pathname, search } = useLocation()
  // A part of this very page.
  if (href.startsWith('#') && href.length > 1) {
    return (
      <RouterLink {...rest} to={{ search, hash: href }} discover="none">
        {children}
      </RouterLink>
    )
  }
  const target = href.split(/[?#]/)[0] ?? ''
  const { lang, template } = href.startsWith('/') && !href.startsWith('//') ? find(target) : noPage
  if (!lang || !template || rest.download !== undefined || (rest.target && rest.target !== '_self')) {
    return (
      <a href={href} {...rest} {...(rest.target === '_blank' && { rel: 'noopener noreferrer' })}>
        {children}
      </a>
    )
  }
  const preload = (): void => preloadPage(template, lang)
  return (
    <RouterLink
      {...rest}
      to={href}
      discover="none"
      // A filter or a detail of this page moves nothing.
      preventScrollReset={target === pathname}
      // The help has the chat at once: where this document may not, the browser loads a new one.
      reloadDocument={template === '/help' && chat !== null && !documentAllowsChat()}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
    >
      {children}
    </RouterLink>
  )
}
