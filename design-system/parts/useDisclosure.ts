import { useEffect, useRef } from 'react'

/** A native disclosure that behaves as a menu: it closes on a press elsewhere, on Escape and once the focus has left it. */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const root = ref.current
    if (!root) return
    const close = () => root.removeAttribute('open')
    const onPress = (event: Event) => {
      if (root.open && !root.contains(event.target as Node)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !root.open) return
      event.stopPropagation()
      close()
      root.querySelector('summary')?.focus()
    }
    const onLeave = (event: FocusEvent) => {
      if (event.relatedTarget && !root.contains(event.relatedTarget as Node)) close()
    }
    document.addEventListener('pointerdown', onPress)
    root.addEventListener('keydown', onKey)
    root.addEventListener('focusout', onLeave)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      root.removeEventListener('keydown', onKey)
      root.removeEventListener('focusout', onLeave)
    }
  }, [])
  const close = () => ref.current?.removeAttribute('open')
  return { ref, close }
}
