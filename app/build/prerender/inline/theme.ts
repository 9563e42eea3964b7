/**
 * Runs before the first paint: the reader's choice of theme, else the system's, as `data-theme` on the root element, and whether the overview
 * keeps a place for a banner (`data-news`, and its height as `--news`). A change of the system's is followed until the page is alive: then MUI's
 * provider does it. It stands in the page as its own source text (inline.ts), so it may use nothing from outside of its braces.
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
    // Cookies are blocked or hold something else: the system decides.
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
