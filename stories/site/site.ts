import type { State } from './states.ts'

// Data of the index page (stories/.storybook/site/read-site.ts).

export interface SiteStory {
  id: string
  /** Name in the sidebar. */
  name: string
  about: string
  locale?: string
  theme?: string
  width?: number
}

interface SiteState {
  state: State
  /** The story that shows it. */
  story?: string
  /** Why the screen is never in this state. Without a story and a reason the state is missing. */
  never?: string
}

export interface SiteScreen {
  name: string
  file: string
  states: SiteState[]
  stories: SiteStory[]
}

interface SitePage {
  path: string
  title: string
  /** Title and area in the other languages, for the search. */
  words: string[]
  layout: string
  access: string
  /** Names of its screens. */
  screens: string[]
}

interface SiteArea {
  /** Name in the product's navigation. */
  name: string
  pages: SitePage[]
}

/** Stories that belong to no screen: components, forms, layouts, flows. */
interface SiteGroup {
  title: string
  stories: SiteStory[]
}

export interface Site {
  areas: SiteArea[]
  screens: SiteScreen[]
  /** Screens that no path leads to: errors, dialogs of layouts. */
  loose: string[]
  groups: SiteGroup[]
}
