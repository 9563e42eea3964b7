import { useEffect, useState } from 'react'
import { copyText } from '../lib/copyText.ts'

/** How long it says that it has copied. */
const saidFor = 4000

/** Takes a text along: whether it has just done so, and how often it was not allowed to (0: not since it last worked). */
export function useCopy(text: string) {
  const [done, setDone] = useState(false)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), saidFor)
    return () => clearTimeout(timer)
  }, [done])
  const copy = async (): Promise<boolean> => {
    const copied = await copyText(text)
    setDone(copied)
    setRefusals((before) => (copied ? 0 : before + 1))
    return copied
  }
  return { done, refusals, copy }
}
