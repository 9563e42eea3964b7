import { Suspense, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { LegalText } from '#design-system/layouts/frame.ts'
import { oneOf, readSearch } from '../hooks/search-params.ts'
import { useSearch } from '../hooks/use-search.ts'
import { LazyLegalHost } from './lazy-parts.ts'

const parsers = { legal: oneOf('terms', 'privacy') }

/** A legal text over the page: the event that opens it, and the dialog. It is in the URL, `?legal=terms`, so that it can be linked to. */
export function useLegal(): [(which: LegalText) => void, ReactNode] {
  const { pathname } = useLocation()
  const query = new URLSearchParams(useSearch())
  const navigate = useNavigate()
  const opened = useRef(false)
  const { legal } = readSearch<{ legal: LegalText }>(query, parsers)
  const open = (which: LegalText) => {
    opened.current = true
    query.set('legal', which)
    void navigate({ pathname, search: query.toString() }, { preventScrollReset: true })
  }
  const close = () => {
    if (opened.current) {
      opened.current = false
      void navigate(-1)
      return
    }
    query.delete('legal')
    void navigate({ pathname, search: query.toString() }, { replace: true, preventScrollReset: true })
  }
  const dialog = legal !== undefined && (
    <Suspense>
      <LazyLegalHost which={legal} onClose={close} />
    </Suspense>
  )
  return [open, dialog]
}
