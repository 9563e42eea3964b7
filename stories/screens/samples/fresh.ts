import type { Loadable } from '#design-system/lib/loadable.ts'
import { ready } from '#design-system/lib/loadable.ts'
import { storyNow } from '../../.storybook/decorators.tsx'

/** Data just fetched from the server. */
export const fresh = <T>(value: T): Loadable<T> => ready(value, { asOf: storyNow })
