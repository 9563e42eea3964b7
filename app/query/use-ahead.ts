import { useEffect, useState } from 'react'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { ready } from '#design-system/lib/loadable.ts'
import { useReader } from '#design-system/provider/reader.ts'
import type { Engine } from '../engine.ts'
import { whenIdle } from '../need.ts'
import { useWatched } from './use-watched.ts'

type Read<T> = (locale: string) => Promise<T | null>
type Start<T> = (engine: Engine, hear: (value: Loadable<T>) => void) => () => void

/**
 * A read of a public page: what its first script asked for, else what the engine brings, which is only fetched then.
 * `read` and `start` have to be the same functions on each render.
 */
export function useAhead<T>(read: Read<T>, start: Start<T>, wanted: boolean): Loadable<T> {
  const { locale } = useReader()
  const [ahead, setAhead] = useState<{ value: T | null } | null>(null)
  const watched = useWatched(start, wanted && ahead?.value === null)
  useEffect(() => {
    let gone = false
    const begin = async (): Promise<void> => {
      await whenIdle()
      const value = await read(locale)
      if (!gone) setAhead({ value })
    }
    begin().catch(() => gone || setAhead({ value: null }))
    return () => {
      gone = true
    }
  }, [read, locale])
  return ahead?.value ? ready(ahead.value) : watched
}
