import { useEffect, useState } from 'react'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { failed, loading } from '#design-system/lib/loadable.ts'
import type { Runtime } from '../runtime.ts'
import { engine, whenIdle } from '../load-runtime.ts'

/**
 * A read on a page that is there before the engine: asked for when it is `wanted` and the page has nothing better to do.
 * `start` has to be the same function on each render.
 */
export function useDeferredQuery<T>(
  start: (engine: Runtime, hear: (value: Loadable<T>) => void) => () => void,
  wanted = true,
): Loadable<T> {
  const [value, setValue] = useState<Loadable<T>>(loading)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!wanted) return undefined
    let stop = (): void => {}
    let gone = false
    const begin = async (): Promise<void> => {
      await whenIdle()
      const running = await engine()
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt is another start
  }, [start, attempt, wanted])
  return value
}
