/**
 * Runs before the first paint: sets the user's theme, or the system's, as `data-theme` on the root element, and reserves space for the overview's
 * banner (`data-news`, with its height as `--news`). Follows changes of the system's theme until hydration; then MUI's provider does. Inlined as
 * source text (inline.ts), so it must be self-contained.
 */
export function chooseTheme(cookie: string): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  let theme: unknown = 'system'
  try {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${cookie}=`))
    const kept = JSON.parse(decodeURIComponent(pair?.slice(cookie.length + 1) ?? '{}')) as { theme?: unknown; news?: unknown }
    if (pair) theme = kept.theme
    if (typeof kept.news === 'number' && kept.news > 0 && kept.news <= 600) {
      document.documentElement.dataset['news'] = ''
      document.documentElement.style.setProperty('--news', `${Math.round(kept.news)}px`)
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
