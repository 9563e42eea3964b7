import { useCallback, useEffect, useRef } from 'react'

type Options = {
  known: (name: string) => boolean
  /** Validates these fields. */
  validate: (names: string[]) => void
  together: (name: string) => readonly string[]
  /** Called when a field's value has changed. */
  changed: (name: string) => void
}

const nameOf = (event: Event) => (event.target as { name?: string } | null)?.name ?? ''

/**
 * Calls `check` when a field of the form has been left or changed, and `typed` on each keystroke. Returns the function that stops it. It listens on the
 * document, so that React has handled the event before: a checkbox then has its new value, and a controlled field keeps its first character. Otherwise
 * React would render before it has read what was typed.
 */
function listenToFields(form: HTMLFormElement, check: (name: string) => void, typed: (name: string) => void): () => void {
  // An error that appears between pointer down and up shifts the page, and the click misses the button: validation waits for the release.
  let pressed = false
  const waiting = new Set<string>()
  const isOwn = (event: Event) => (event.target as HTMLInputElement).form === form
  const soon = (event: Event) => {
    const name = nameOf(event)
    if (!name || !isOwn(event)) return
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
  const abort = new AbortController()
  const { signal } = abort
  document.addEventListener('change', soon, { signal })
  document.addEventListener('focusout', soon, { signal })
  document.addEventListener('input', (event) => isOwn(event) && typed(nameOf(event)), { signal })
  addEventListener('pointerdown', press, { signal, capture: true })
  addEventListener('pointerup', release, { signal, capture: true })
  addEventListener('pointercancel', release, { signal, capture: true })
  addEventListener('blur', release, { signal })
  return () => abort.abort()
}

/**
 * When a field is validated: on the DOM's `change` and `blur` events and on a programmatic update; never on `input`. React's onChange is the DOM's
 * `input`, so the form adds its own listeners.
 */
export function useFieldValidation(options: Options) {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const validated = useRef(new Set<string>())

  const check = useCallback((name: string) => {
    const { known, validate, together } = latest.current
    if (!known(name)) return
    validated.current.add(name)
    validate([name, ...together(name).filter((other) => validated.current.has(other))])
  }, [])

  /** `ref` for the form element. */
  const listen = useCallback(
    (form: HTMLFormElement) =>
      listenToFields(form, check, (name) => {
        if (latest.current.known(name)) latest.current.changed(name)
      }),
    [check],
  )

  return {
    listen,
    /** Called when the program sets a value. */
    update: check,
    /** From now on these fields count as validated. */
    markValidated: (names: readonly string[]) => {
      for (const name of names) validated.current.add(name)
    },
  }
}
