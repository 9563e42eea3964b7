import { supportHref } from '../integrations/support.ts'
import { useConfig } from '../auth/app-context.ts'
import { usePage } from './use-page.ts'
import { usePath } from './use-path.ts'
import { useSearch } from './use-search.ts'

const readable = /^[A-Za-z0-9_-]{1,64}$/
/** Query parameters that name what the page shows by the server's id. */
const things = ['receipt', 'transaction', 'quote']

/**
 * Link to support for this page; `null` if the deployment has neither a chat nor a contact. `thing`: an id of the server that the URL does not
 * contain.
 */
export function useSupport(thing: string | null = null): string | null {
  const config = useConfig()
  const { to } = usePath()
  const { template } = usePage()
  const query = new URLSearchParams(useSearch())
  const ids = [...things.map((name) => query.get(name)), thing].filter((id) => id !== null && readable.test(id))
  // The route template instead of the path, because the path may contain a code or a name.
  return supportHref(config, to('/help'), [template ?? '/', ...ids].join(' '))
}
