/** Saves a text as a file on the user's device. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser copies the data after the click, so the URL is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
