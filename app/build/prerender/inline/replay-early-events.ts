/**
 * What is done to a page that was written ahead counts once it comes alive. A form that is sent before would be sent by the browser, with what was
 * typed in the address: it is held here and sent then. So is the last button that was pressed. What was chosen (a filter, a box, a ruler) is
 * chosen once more, or it would be seen in the page and known to nobody. Stands in the page as its own source text.
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
      // Of a group of radio buttons the last one counts.
      chosen.set((type === 'radio' && field.name) || field, () => {
        if (type === 'radio' || type === 'checkbox') {
          field.checked = !checked
          field.click()
          return
        }
        // React compares with what it saw last, which is told apart by another way to the same value.
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
