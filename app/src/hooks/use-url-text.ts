import { useEffect, useEffectEvent, useState } from 'react'

/** Typing, or a slider, pauses this long before the URL is updated, in ms: browsers allow an address to change only so often. */
const SETTLED = 400

/**
 * A text of the URL, such as a search or a whole query: shown at once, written to the URL when its changes pause. A change of the URL that comes from
 * elsewhere, such as going back or a reset, replaces it.
 */
export function useUrlText(written: string, write: (text: string) => void): [text: string, onText: (text: string) => void] {
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
