/**
 * What stands in an input and was never told to the page that holds its value: it was typed before the page came alive, or a password manager
 * filled it in without a word. React keeps an input's `defaultValue` in step with the value that it knows, tells nobody of another one, and
 * writes over it with the next picture; so it is told here, as if it was typed now. `own`: fields whose input keeps the value itself.
 */
export function hearTyped(form: HTMLFormElement, own: ReadonlyMap<string, unknown>): void {
  for (const input of form.elements) {
    if (!(input instanceof HTMLInputElement) || own.has(input.name) || input.type === 'radio' || input.type === 'checkbox') continue
    const { value, defaultValue, selectionStart, selectionEnd } = input
    if (value === defaultValue) continue
    // React notes what is written in the element's own way, and would take an event without a change for none.
    input.value = defaultValue
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
