/**
 * What is done to a page that was written ahead counts once it comes alive. A form that is sent before would be sent by the browser, with what was
 * typed in the address: it is held here and sent then. So is the last button that was pressed. Stands in the page as its own source text.
 */
export function holdForms(): void {
  const root = document.documentElement
  const early = (): boolean => !('ready' in root.dataset)
  let held: HTMLFormElement | HTMLButtonElement | null = null
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
  new MutationObserver((_changes, observer) => {
    if (early()) return
    observer.disconnect()
    if (!held?.isConnected) return
    if (held instanceof HTMLFormElement) held.requestSubmit()
    else held.click()
  }).observe(root, { attributes: true, attributeFilter: ['data-ready'] })
}
