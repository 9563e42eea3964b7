import { useCallback, useEffect, useRef } from 'react'

type Options = {
  known: (name: string) => boolean
  /** Checks these fields. */
  ask: (names: string[]) => void
  together: (name: string) => readonly string[]
  /** A field has another value than before. */
  changed: (name: string) => void
}

const nameOf = (event: Event) => (event.target as { name?: string } | null)?.name ?? ''

/**
 * When a field is checked (product.md §5): the DOM's `change` and `blur`, and an update of the model; never on `input`.
 * React's own onChange is the DOM's `input`, so the form listens for itself.
 */
export function useFieldValidation(options: Options) {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const asked = useRef(new Set<string>())

  const check = useCallback((name: string) => {
    const { known, ask, together } = latest.current
    if (!known(name)) return
    asked.current.add(name)
    ask([name, ...together(name).filter((other) => asked.current.has(other))])
  }, [])

  /** For the form's ref. */
  const listen = useCallback(
    (form: HTMLFormElement) => {
      // An error that appears between pressing and releasing moves the page, and the click lands beside the button: it waits for the release.
      let pressed = false
      const waiting = new Set<string>()
      const soon = (event: Event) => {
        const name = nameOf(event)
        if (!name || (event.target as HTMLInputElement).form !== form) return
        if (pressed) waiting.add(name)
        else check(name)
      }
      const press = () => (pressed = true)
      const release = () => {
        pressed = false
        setTimeout(() => {
          for (const name of waiting) check(name)
          waiting.clear()
        })
      }
      const typed = (event: Event) => {
        const name = nameOf(event)
        if ((event.target as HTMLInputElement).form === form && latest.current.known(name)) latest.current.changed(name)
      }
      const abort = new AbortController()
      const { signal } = abort
      // On the document, so that React has heard of it before: a box that was ticked has its new value by then, and a field that the form
      // holds keeps its first character. Heard earlier, the page is drawn anew before React has read what was typed.
      document.addEventListener('change', soon, { signal })
      document.addEventListener('focusout', soon, { signal })
      document.addEventListener('input', typed, { signal })
      addEventListener('pointerdown', press, { signal, capture: true })
      addEventListener('pointerup', release, { signal, capture: true })
      addEventListener('pointercancel', release, { signal, capture: true })
      addEventListener('blur', release, { signal })
      return () => abort.abort()
    },
    [check],
  )

  return {
    listen,
    /** A value was set by the program. */
    update: check,
    /** From now on these fields count as asked. */
    askAlways: (names: readonly string[]) => {
      for (const name of names) asked.current.add(name)
    },
  }
}
