import type { Template } from './paths.ts'

/** What the engine may do with the router, which it does not know. */
export interface Navigation {
  /** Path, query and hash of the page that is shown. */
  address: () => string
  /** Resolves when the page has changed. */
  go: (address: string, how?: { replace?: boolean }) => Promise<void>
}

let there: Navigation | undefined
let resolve: (navigation: Navigation) => void
let ready = new Promise<Navigation>((done) => (resolve = done))

/** The router of this page, as soon as there is one. */
export const navigation = (): Promise<Navigation> => ready
/** The same at once, for what answers a press: nothing before the router is there. */
export const navigationIfThere = (): Navigation | undefined => there
export const setNavigation = (one: Navigation): void => {
  there = one
  resolve(one)
  ready = Promise.resolve(one)
}

/** Fetches what a page needs before it is opened; set by the page table, so that nobody imports it for this. */
let fetcher: (template: Template, locale: string) => void = () => {}
export const setPrefetch = (fetch: typeof fetcher): void => void (fetcher = fetch)
export const prefetch = (template: Template, locale: string): void => fetcher(template, locale)
