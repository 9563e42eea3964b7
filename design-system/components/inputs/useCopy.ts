import { useEffect, useState } from 'react'
import { copyText } from '../../lib/copyText.ts'

/** How long the confirmation is shown, in ms. */
const saidFor = 4000

/** Copies a text: reports whether it has just succeeded, and how often the browser has refused since the last success. */
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
