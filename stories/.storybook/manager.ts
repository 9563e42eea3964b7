import type { API_HashEntry } from 'storybook/internal/types'
import { addons } from 'storybook/manager-api'
import { areaNames } from './area-names.ts'
import { themes } from './manager-theme.ts'

// The workbench looks like the product, and follows the reader's own scheme.

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const themeNow = () => (dark.matches ? themes.dark : themes.light)

/** Folders carry the product's names; ids, and so all addresses, stay as they are. */
const renderLabel = ({ id, name, type }: API_HashEntry): string =>
  areaNames[id] ?? (type === 'component' || type === 'root' || type === 'group' ? named(name) : name)

// UtaRefillScreen → Uta refill
const named = (name: string): string => {
  const words = name
    .replace(/Screen$/, '')
    .replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

// Pages of the workbench have nothing to turn or to report below them.
const isPage = (storyId: string | undefined) => /^(start|foundations|states|flows|machines|contract)-/.test(storyId ?? '')

addons.setConfig({
  theme: themeNow(),
  sidebar: { renderLabel, showRoots: true },
  layoutCustomisations: { showPanel: ({ storyId }, shown) => shown && !isPage(storyId) },
})
dark.addEventListener('change', () => addons.setConfig({ theme: themeNow() }))

// The tab is called after the product, not after the tool.
const renamed = () => {
  const title = document.title.replace(/\s*⋅\s*Storybook$/, ' · MATU workbench')
  if (title !== document.title) document.title = title
}
new MutationObserver(renamed).observe(document.head, { childList: true, subtree: true, characterData: true })
renamed()
