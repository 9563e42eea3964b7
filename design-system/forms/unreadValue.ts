/** What the user typed or chose in a prerendered field before React listened; `null` if nothing. The defaults of an element are what was rendered. */
export function unreadValue(field: unknown): string | boolean | null {
  if (field instanceof HTMLSelectElement) {
    const written = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
    return written?.value === field.value ? null : field.value
  }
  if (!(field instanceof HTMLInputElement) || field.type === 'radio') return null
  if (field.type === 'checkbox') return field.checked === field.defaultChecked ? null : field.checked
  return field.value === field.defaultValue ? null : field.value
}
