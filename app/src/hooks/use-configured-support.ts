import { useMemo } from 'react'
import type { Support } from '#design-system/lib/support.ts'
import { useConfig } from '../auth/environment-hooks.ts'
import { usePage } from './use-page.ts'
import { usePath } from './use-path.ts'
import { useSearch } from './use-search.ts'

/** An id of the server. */
export const readable = /^[A-Za-z0-9_-]{1,64}$/
/** Query parameters that name what the page shows by the server's id. */
const things = ['receipt', 'transaction', 'quote']

/** How support is reached from this page, as the deployment's settings say. */
export function useConfiguredSupport(): Support {
  const { chat, support } = useConfig()
  const { to } = usePath()
  const { template } = usePage()
  const query = new URLSearchParams(useSearch())
  const ids = things.map((name) => query.get(name)).filter((id) => id !== null && readable.test(id))
  // The route template instead of the path, because the path may contain a code or a name.
  const subject = ['MATU Cabinet:', template ?? '/', ...ids].join(' ')
  const chatPage = chat ? to('/help') : null
  return useMemo(() => ({ ...support, chat: chatPage, subject }), [support, chatPage, subject])
}
