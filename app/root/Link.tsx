import { useCallback } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { LinkProps } from '#design-system/provider/reader.ts'
import { prefetch } from '../navigation.ts'
import { find } from '../paths.ts'

/** The link of the design system inside the application: our own pages without a reload, everything else as the browser does it. */
export function Link({ href, children, ...rest }: LinkProps) {
  const pathname = href.split(/[?#]/)[0] ?? ''
  // A part of this very page: the way there is smooth, and the router knows of it.
  const part = href.startsWith('#') && href.length > 1
  const { lang, template } = href.startsWith('/') && !href.startsWith('//') ? find(pathname) : { lang: null, template: null }
  const fetchAhead = useCallback(() => lang && template && prefetch(template, lang), [lang, template])
  if (part)
    return (
      <RouterLink to={href} {...rest}>
        {children}
      </RouterLink>
    )
  if (!lang || !template || rest.download !== undefined || rest.target === '_blank') {
    return (
      <a href={href} {...rest} {...(rest.target === '_blank' && { rel: 'noopener noreferrer' })}>
        {children}
      </a>
    )
  }
  return (
    <RouterLink to={href} {...rest} onPointerEnter={fetchAhead} onFocus={fetchAhead} onTouchStart={fetchAhead}>
      {children}
    </RouterLink>
  )
}
