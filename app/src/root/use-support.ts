import { useLocation } from 'react-router-dom'
import { supportHref } from '../integrations/support.ts'
import { find } from '../paths.ts'
import { useConfig } from './app-context.ts'
import { usePath } from './use-path.ts'
import { useSearch } from './use-search.ts'

const readable = /^[A-Za-z0-9_-]{1,64}$/
/** What a page shows, by its query: ids of the server's. */
const things = ['receipt', 'transaction', 'quote']

/**
 * Where the reader writes to us about this page; `null` where the deployment has neither a chat nor a contact. `thing`: an id of the server's that
 * the address does not name.
 */
export function useSupport(thing: string | null = null): string | null {
  const config = useConfig()
  const { to } = usePath()
  const { template } = find(useLocation().pathname)
  const query = new URLSearchParams(useSearch())
  const ids = [...things.map((name) => query.get(name)), thing].filter((id) => id !== null && readable.test(id))
  // The template, not the address: that may hold a code or a name.
  return supportHref(config, to('/help'), [template ?? '/', ...ids].join(' '))
}
