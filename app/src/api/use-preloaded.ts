import { startTransition, useEffect, useState } from 'react'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { ready } from '#design-system/lib/loadable.ts'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import type { Runtime } from '../auth/runtime.ts'
import { whenIdle } from '../lib/idle.ts'
import { useDeferredQuery } from './use-deferred-query.ts'

type Read<T> = (locale: string) => Promise<T | null>
type Start<T> = (runtime: Runtime, hear: (value: Loadable<T>) => void) => () => void

/**
 * A query of a public page: uses the response that the inline script preloaded, and otherwise loads the runtime to fetch it. `read` and `start` must
 * be the same functions on each render.
 */
export function usePreloaded<T>(read: Read<T>, start: Start<T>, enabled: boolean): Loadable<T> {
  const { locale } = useDesignSystem()
  const [ahead, setAhead] = useState<{ value: T | null } | null>(null)
  const watched = useDeferredQuery(start, enabled && ahead?.value === null)
  useEffect(() => {
    let gone = false
    const begin = async (): Promise<void> => {
      await whenIdle()
      const value = await read(locale)
      // A transition, because the data may change much of the page while the user is scrolling or typing.
      if (!gone) startTransition(() => setAhead({ value }))
    }
    begin().catch(() => gone || setAhead({ value: null }))
    return () => {
      gone = true
    }
  }, [read, locale])
  return ahead?.value ? ready(ahead.value) : watched
}
