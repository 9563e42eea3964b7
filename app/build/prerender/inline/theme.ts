/**
 * Runs before the first paint: sets the user's theme, or the system's, as `data-theme` on the root element, and reserves space for the overview's
 * banner and for what needs the user (`data-news`, `data-needs`, with their heights as `--news`, `--needs`). Follows changes of the system's theme until hydration; then MUI's provider does. Inlined as
 * source text (inline.ts), so it must be self-contained.
 */
export function chooseTheme(cookie: string): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  let theme: unknown = 'system'
  try {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${cookie}=`))
    const kept = JSON.parse(decodeURIComponent(pair?.slice(cookie.length + 1) ?? '{}')) as Record<string, unknown>
    if (pair) theme = kept['theme']
    for (const room of ['news', 'needs']) {
      const height = kept[room]
      if (typeof height === 'number' && height > 0 && height <= 600) {
        document.documentElement.dataset[room] = ''
        document.documentElement.style.setProperty(`--${room}`, `${Math.round(height)}px`)
      }
    }
  } catch {
    // Cookies are blocked or hold something else: use the system's theme.
  }
  const apply = (): void => {
    const dark = theme === 'dark' || (theme !== 'light' && system.matches)
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
  }
  apply()
  system.addEventListener('change', () => {
    if (document.documentElement.dataset['ready'] === undefined) apply()
  })
}
