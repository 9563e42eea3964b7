import { startTransition, useEffect, useState } from 'react'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { whenIdle } from '../lib/idle.ts'

type Read<T> = (locale: string) => Promise<T | null>
type Watch<T> = (onValue: (value: Loadable<T>) => void) => () => void

/**
 * A query of a page that renders before TanStack Query is loaded: takes the response that the document has asked for and, without one, loads the
 * query once `enabled` is set. `read` and `load` must be the same functions on each render.
 */
export function usePreloaded<T>(read: Read<T>, load: () => Promise<Watch<T>>, enabled: boolean): Loadable<T> {
  const { locale } = useDesignSystem()
  const [value, setValue] = useState<Loadable<T>>(loading)
  const [isMissing, setMissing] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let gone = false
    const take = async (): Promise<void> => {
      await whenIdle()
      const data = await read(locale).catch(() => null)
      // A transition, because the data may change much of the page while the user is scrolling or typing.
      if (!gone) startTransition(() => (data === null ? setMissing(true) : setValue(ready(data))))
    }
    void take()
    return () => void (gone = true)
  }, [read, locale])
  useEffect(() => {
    if (!enabled || !isMissing) return undefined
    let stop = (): void => {}
    let gone = false
    const begin = async (): Promise<void> => {
      await whenIdle()
      const watch = await load()
      if (!gone) stop = watch(setValue)
    }
    const retry = (): void => {
      setValue(loading)
      setAttempt((last) => last + 1)
    }
    begin().catch(() => setValue(failed({ kind: 'network' }, retry)))
    return () => {
      gone = true
      stop()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt starts again
  }, [load, enabled, isMissing, attempt])
  return value
}
