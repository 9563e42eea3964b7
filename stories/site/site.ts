import type { State } from './states.ts'

// What the index page is made of (stories/.storybook/site/read-site.ts).

export interface SiteStory {
  id: string
  /** As the sidebar writes it. */
  name: string
  about: string
  locale?: string
  theme?: string
  width?: number
}

export interface SiteState {
  state: State
  /** The story that shows it. */
  story?: string
  /** Why the screen is never in it. Without a story and a reason it is missing. */
  never?: string
}

export interface SiteScreen {
  name: string
  file: string
  states: SiteState[]
  stories: SiteStory[]
}

export interface SitePage {
  path: string
  title: string
  layout: string
  access: string
  /** Names of its screens. */
  screens: string[]
}

export interface SiteArea {
  /** As the product's navigation calls it. */
  name: string
  pages: SitePage[]
}

/** Stories that are no screen's: parts, forms, layouts, journeys. */
export interface SiteGroup {
  title: string
  stories: SiteStory[]
}

export interface Site {
  areas: SiteArea[]
  screens: SiteScreen[]
  /** Screens that no path of the site map leads to: errors, dialogs of the frame. */
  loose: string[]
  groups: SiteGroup[]
}
