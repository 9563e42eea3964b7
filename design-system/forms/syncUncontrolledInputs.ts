/**
 * Reports input text that the form never received: typed before hydration, or filled in by a password manager without an event. React keeps an
 * input's `defaultValue` in sync with the value it knows and would overwrite the text on the next render, so it is reported here as if it were typed
 * now.
 */
export function syncUncontrolledInputs(form: HTMLFormElement): void {
  for (const input of form.elements) {
    if (!(input instanceof HTMLInputElement) || input.type === 'radio' || input.type === 'checkbox') continue
    const { value, defaultValue, selectionStart, selectionEnd } = input
    if (value === defaultValue) continue
    // React ignores events without a change of value: the old value is set through React's tracked property, the new one through the prototype.
    input.value = defaultValue
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** The same for checkboxes and choices made before hydration; after hydration only the user changes them. */
export function syncChoices(form: HTMLFormElement): void {
  for (const input of form.elements) {
    if (input instanceof HTMLSelectElement) {
      const written = [...input.options].find((option) => option.defaultSelected) ?? input.options[0]
      if (written && written.value !== input.value) input.dispatchEvent(new Event('change', { bubbles: true }))
    }
    if (!(input instanceof HTMLInputElement) || input.checked === input.defaultChecked) continue
    if (input.type === 'radio' && !input.checked) continue
    if (input.type !== 'radio' && input.type !== 'checkbox') continue
    // Reset to the prerendered state, then click.
    input.checked = input.defaultChecked
    input.click()
  }
}
