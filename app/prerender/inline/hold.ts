/**
 * A form that is sent before the page came alive would be sent by the browser, with what was typed in the address. It is held here and sent
 * once the page can. Stands in the page as its own source text.
 */
export function holdForms(): void {
  const root = document.documentElement
  let held: EventTarget | null = null
  document.addEventListener(
    'submit',
    (event) => {
      if ('ready' in root.dataset) return
      event.preventDefault()
      held = event.target
    },
    true,
  )
  new MutationObserver((_changes, observer) => {
    if (!('ready' in root.dataset)) return
    observer.disconnect()
    if (held instanceof HTMLFormElement && held.isConnected) held.requestSubmit()
  }).observe(root, { attributes: true, attributeFilter: ['data-ready'] })
}
