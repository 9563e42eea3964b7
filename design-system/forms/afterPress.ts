// An error that appears between pointer down and up shifts the page, and the click misses the button: validation waits for the release.

let isPressed = false
if (typeof window !== 'undefined') {
  const release = () => (isPressed = false)
  addEventListener('pointerdown', () => (isPressed = true), { capture: true })
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, { capture: true })
  addEventListener('blur', release)
}

/** Runs at once, or after the click that a pressed pointer is about to make. */
export function afterPress(run: () => void): void {
  if (!isPressed) return run()
  const abort = new AbortController()
  const soon = () => {
    abort.abort()
    setTimeout(run)
  }
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, soon, { capture: true, signal: abort.signal })
}
