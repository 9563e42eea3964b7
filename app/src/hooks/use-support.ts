import { waysOf } from '#design-system/lib/support.ts'
import { readable, useConfiguredSupport } from './use-configured-support.ts'

/** The first way to reach support from this page; `null` if there is none. `thing`: an id of the server that the URL does not contain. */
export function useSupport(thing: string | null = null): string | null {
  const support = useConfiguredSupport()
  const subject = thing !== null && readable.test(thing) ? `${support.subject} ${thing}` : support.subject
  return waysOf({ ...support, subject })[0]?.href ?? null
}
