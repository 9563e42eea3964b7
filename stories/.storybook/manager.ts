import type { API_HashEntry } from 'storybook/internal/types'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { areaNames } from './area-names.ts'
import { themes } from './manager-theme.ts'
import { toolbarGlobalsOf } from './toolbar-globals.ts'

// Storybook has the product's look, in the theme that the toolbar sets.

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
  theme: themes.light,
  sidebar: { renderLabel, showRoots: true },
  layoutCustomisations: { showPanel: ({ storyId }, shown) => shown && !isPage(storyId) },
})
addons.register('matu/theme', (api) => {
  // Not a story's own: the frame would change with each story.
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    api.on(event, () => addons.setConfig({ theme: themes[toolbarGlobalsOf(api.getUserGlobals()).theme] }))
})

// The browser tab is named after the product.
const renamed = () => {
  const title = document.title.replace(/\s*⋅\s*Storybook$/, ' · MATU workbench')
  if (title !== document.title) document.title = title
}
new MutationObserver(renamed).observe(document.head, { childList: true, subtree: true, characterData: true })
renamed()
