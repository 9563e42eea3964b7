/** Legacy copy with `execCommand`: the copied text is supplied in the `copy` event, so no element, focus or selection is needed. */
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

/** Copies a text to the clipboard. Returns false if the browser allows neither method (insecure context, permission denied). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}
