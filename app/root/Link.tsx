import { useCallback } from 'react'
import type { MouseEvent } from 'react'
import type { LinkProps } from '#design-system/provider/reader.ts'
import { navigationIfThere, prefetch } from '../navigation.ts'
import { find } from '../paths.ts'

/**
 * Follows a press as the router's own link does. That one listens to the address and is drawn again on each change of it: twenty links of a frame
 * would hold up the heading of the next page.
 */
function follow(event: MouseEvent<HTMLAnchorElement>, href: string): void {
  const router = navigationIfThere()
  const plain = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
  if (!router || !plain || event.defaultPrevented) return
  event.preventDefault()
  const here = router.address()
  const address = href.startsWith('#') ? (here.split('#')[0] ?? '') + href : href
  void router.go(address, { replace: here === address })
}

/** The link of the design system inside the application: our own pages without a reload, everything else as the browser does it. */
export function Link({ href, children, ...rest }: LinkProps) {
  const pathname = href.split(/[?#]/)[0] ?? ''
  // A part of this very page: the way there is smooth, and the router knows of it.
  const part = href.startsWith('#') && href.length > 1
  const { lang, template } = href.startsWith('/') && !href.startsWith('//') ? find(pathname) : { lang: null, template: null }
  const fetchAhead = useCallback(() => lang && template && prefetch(template, lang), [lang, template])
  if (!part && (!lang || !template || rest.download !== undefined || (rest.target && rest.target !== '_self'))) {
    return (
      <a href={href} {...rest} {...(rest.target === '_blank' && { rel: 'noopener noreferrer' })}>
        {children}
      </a>
    )
  }
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    rest.onClick?.(event)
    follow(event, href)
  }
  return (
    <a href={href} {...rest} onClick={press} onPointerEnter={fetchAhead} onFocus={fetchAhead} onTouchStart={fetchAhead}>
      {children}
    </a>
  )
}
