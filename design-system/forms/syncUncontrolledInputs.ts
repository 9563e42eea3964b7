/**
 * What stands in an input and was never told to the form that holds its value: it was typed before the page was hydrated, or a password manager
 * filled it in without a word. React keeps an input's `defaultValue` in step with the value that it knows, tells nobody of another one, and
 * writes over it with the next render; so it is told here, as if it was typed now.
 */
export function syncUncontrolledInputs(form: HTMLFormElement): void {
  for (const input of form.elements) {
    if (!(input instanceof HTMLInputElement) || input.type === 'radio' || input.type === 'checkbox') continue
    const { value, defaultValue, selectionStart, selectionEnd } = input
    if (value === defaultValue) continue
    // React notes what is written in the element's own way, and would take an event without a change for none.
    input.value = defaultValue
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** The same for what was pressed or chosen before the page was hydrated; afterwards nobody but the reader changes a choice. */
export function syncChoices(form: HTMLFormElement): void {
  for (const input of form.elements) {
    if (input instanceof HTMLSelectElement) {
      const written = [...input.options].find((option) => option.defaultSelected) ?? input.options[0]
      if (written && written.value !== input.value) input.dispatchEvent(new Event('change', { bubbles: true }))
    }
    if (!(input instanceof HTMLInputElement) || input.checked === input.defaultChecked) continue
    if (input.type === 'radio' && !input.checked) continue
    if (input.type !== 'radio' && input.type !== 'checkbox') continue
    // Back to what the page was written with, then pressed once more.
    input.checked = input.defaultChecked
    input.click()
  }
}
