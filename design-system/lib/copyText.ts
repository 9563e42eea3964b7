/** The older way: the browser asks what to copy, and is told. It needs no element, so no focus and no selection is lost. */
function copyByCommand(text: string): boolean {
  let given = false
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    given = event.clipboardData !== null
  }
  document.addEventListener('copy', give, { capture: true, once: true })
  try {
    return document.execCommand('copy') && given
  } catch {
    return false
  } finally {
    document.removeEventListener('copy', give, { capture: true })
  }
}

/** Puts a text on the clipboard; false where the browser allows neither way (a plain-http page, a refused permission). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}
