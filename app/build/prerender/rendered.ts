import type { Locale } from '#design-system/i18n/tags.ts'
import type { Shared } from './share.ts'

/** Rules of one of Emotion's caches. */
export interface Sheet {
  key: string
  ids: readonly string[]
  css: string
}

/** One page as app/src/entry-server.tsx renders it: `export const render: Render`. The build writes it into the document (document.ts). */
export interface Rendered {
  /** What stands inside `#root`. */
  html: string
  /** Emotion's `extractCriticalToChunks(html).styles`: the rules that this page needs. */
  styles: readonly Sheet[]
  /** Where a first picture is marked: the rules of what stands below it. They stand behind it, so that it waits for its own only. */
  below: Sheet | null
  title: string
  description: string
  /** What networks show of it when it is shared. */
  shared: Shared
  /** What it says of itself to machines; nothing on pages that nobody lists. */
  structured: object | null
}

/**
 * Renders the page at a path (`/de/login`), awaiting its route's `lazy` and its words. For `/{lang}/cabinet` and for the verification page it is
 * the frame with skeletons, as the application draws it first for every path of that layout.
 */
export type Render = (path: string) => Promise<Rendered>

/** The module that `vite build --ssr app/src/entry-server.tsx` makes. */
export interface EntryServer {
  render: Render
  /** The page that says in a language that there is no connection. */
  renderOffline: (lang: Locale) => Promise<Pick<Rendered, 'html' | 'styles' | 'title' | 'description'>>
  /** What each page asks for first, by its path. */
  queriesByPath: () => Promise<Record<string, string[]>>
  /** The web app manifest in a language. */
  manifestIn: (lang: Locale) => Promise<object>
}

/** Pages of these kinds get another policy and another start (inline scripts, what is preloaded). */
export type PageKind = 'public' | 'cabinet' | 'shell'

/** An entry of dist/pages.json: what the server has to know about a written page. */
export interface PageRecord {
  /** `/de/login`; a shell (drawn by the browser alone) has `/de/*`. */
  path: string
  file: string
  lang: Locale
  kind: PageKind
  /** Crawlers may list it; all others are served with `X-Robots-Tag: noindex`. */
  listed: boolean
  /** Hashes of the page's inline scripts and styles, as they stand in a policy: `sha256-…`. */
  scripts: string[]
  styles: string[]
}
