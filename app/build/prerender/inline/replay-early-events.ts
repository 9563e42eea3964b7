/**
 * Replays what the user did on a prerendered page before hydration. The browser would submit a form itself, with the input in the URL, so the
 * submission is held back and repeated; so is the last button press. Changed fields (selects, checkboxes, radio buttons, ranges) are changed again,
 * because React has not seen the change. Inlined as source text, so it must be self-contained.
 */
export function replayEarlyEvents(): void {
  const root = document.documentElement
  const early = (): boolean => !('ready' in root.dataset)
  let held: HTMLFormElement | HTMLButtonElement | null = null
  const chosen = new Map<unknown, () => void>()
  document.addEventListener(
    'submit',
    (event) => {
      if (!early()) return
      event.preventDefault()
      held = event.target as HTMLFormElement
    },
    true,
  )
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = early() && target instanceof Element ? target.closest('button') : null
      if (button?.type === 'button') held = button
    },
    true,
  )
  document.addEventListener(
    'input',
    ({ target }) => {
      const field = target as HTMLInputElement
      if (!early() || !/^(select-one|radio|checkbox|range)$/.test(field.type)) return
      const { value, checked, type } = field
      // In a group of radio buttons only the last change counts.
      chosen.set((type === 'radio' && field.name) || field, () => {
        if (type === 'radio' || type === 'checkbox') {
          field.checked = !checked
          field.click()
          return
        }
        // React ignores an event if the value equals the one it saw last, so another value is set in between.
        field.value = ''
        if (type === 'range') field.valueAsNumber = Number(value)
        else field.value = value
        field.dispatchEvent(new Event(type === 'range' ? 'input' : 'change', { bubbles: true }))
      })
    },
    true,
  )
  new MutationObserver((_changes, observer) => {
    if (early()) return
    observer.disconnect()
    for (const choose of chosen.values()) choose()
    if (!held?.isConnected) return
    if (held instanceof HTMLFormElement) held.requestSubmit()
    else held.click()
  }).observe(root, { attributes: true, attributeFilter: ['data-ready'] })
}
