import { useEffect, useEffectEvent, useState } from 'react'

/** Typing pauses this long before the URL is updated, in ms. */
const SETTLED = 400

/**
 * A search text: shown at once, written to the URL when typing pauses. A change of the URL that comes from elsewhere, such as going back or a reset,
 * replaces it.
 */
export function useTypedSearch(written: string, write: (text: string) => void): [text: string, onText: (text: string) => void] {
  const [typed, setTyped] = useState(written)
  const [seen, setSeen] = useState(written)
  const [sent, setSent] = useState(written)
  if (written !== seen) {
    setSeen(written)
    if (written !== sent) {
      setSent(written)
      setTyped(written)
    }
  }
  const send = useEffectEvent((text: string) => {
    setSent(text)
    write(text)
  })
  useEffect(() => {
    const text = typed.trim()
    if (text === sent) return
    const timer = setTimeout(() => send(text), SETTLED)
    return () => clearTimeout(timer)
  }, [typed, sent])
  return [typed, setTyped]
}
