import { useEffect, useReducer } from 'react'
import { useDesignSystem } from '../../provider/DesignSystemContext.ts'

/** From this age on, data says when it was fetched (ms): every page fetches what it shows when it is opened. */
const OLD = 5 * 60_000

/** Whether data fetched at `at` (ms) is old enough to say so. It becomes so while the page is open. */
export function useIsOld(at: number | undefined): boolean {
  const { now } = useDesignSystem()
  const [, look] = useReducer((count: number) => count + 1, 0)
  const isOld = at !== undefined && now() - at >= OLD
  useEffect(() => {
    if (at === undefined || isOld) return
    const timer = setTimeout(look, OLD - (now() - at) + 500)
    return () => clearTimeout(timer)
  }, [at, isOld, now])
  return isOld
}
