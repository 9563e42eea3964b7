import { useEffect, useState } from 'react'
import { useDesignSystem } from '../provider/DesignSystemContext.ts'

/** Whole seconds until a timestamp (ms, compared with the server's clock); re-renders every second until then. */
export function useCountdown(until: number | undefined): number {
  const { now } = useDesignSystem()
  const [, redraw] = useState(0)
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now()) / 1000))
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => redraw((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [running])
  return left
}

/** 0:23, 12:05: the same in every language. */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
