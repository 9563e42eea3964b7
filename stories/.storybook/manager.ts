import type { API_HashEntry } from 'storybook/internal/types'
import { addons } from 'storybook/manager-api'
import { areaNames } from './area-names.ts'
import { themes } from './manager-theme.ts'

// Storybook has the product's look and follows the user's colour scheme.

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const themeNow = () => (dark.matches ? themes.dark : themes.light)

/** Folders have the product's names; ids, and therefore URLs, stay the same. */
const renderLabel = ({ id, name, type }: API_HashEntry): string =>
  areaNames[id] ?? (type === 'component' || type === 'root' || type === 'group' ? named(name) : name)

// UtaRefillScreen → Uta refill
const named = (name: string): string => {
  const words = name
    .replace(/Screen$/, '')
    .replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

// Documentation pages have no toolbar and no panel.
const isPage = (storyId: string | undefined) => /^(start|foundations|states|flows|machines|contract)-/.test(storyId ?? '')

addons.setConfig({
  theme: themeNow(),
  sidebar: { renderLabel, showRoots: true },
  layoutCustomisations: { showPanel: ({ storyId }, shown) => shown && !isPage(storyId) },
})
dark.addEventListener('change', () => addons.setConfig({ theme: themeNow() }))

// The browser tab is named after the product.
const renamed = () => {
  const title = document.title.replace(/\s*⋅\s*Storybook$/, ' · MATU workbench')
  if (title !== document.title) document.title = title
}
new MutationObserver(renamed).observe(document.head, { childList: true, subtree: true, characterData: true })
renamed()
