import { useEffect, useState } from 'react'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { failed, loading } from '#design-system/lib/loadable.ts'
import type { Runtime } from '../auth/runtime.ts'
import { loadRuntime } from '../auth/load-runtime.ts'
import { whenIdle } from '../lib/idle.ts'

/**
 * A query on a page that renders before the runtime is loaded. It starts when `enabled` is set and the browser is idle. `start` must be the same
 * function on each render.
 */
export function useDeferredQuery<T>(
  start: (runtime: Runtime, hear: (value: Loadable<T>) => void) => () => void,
  enabled = true,
): Loadable<T> {
  const [value, setValue] = useState<Loadable<T>>(loading)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!enabled) return undefined
    let stop = (): void => {}
    let gone = false
    const begin = async (): Promise<void> => {
      await whenIdle()
      const running = await loadRuntime()
      if (!gone) stop = start(running, setValue)
    }
    begin().catch(() =>
      setValue(
        failed({ kind: 'network' }, () => {
          setValue(loading)
          setAttempt((last) => last + 1)
        }),
      ),
    )
    return () => {
      gone = true
      stop()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt starts again
  }, [start, attempt, enabled])
  return value
}
