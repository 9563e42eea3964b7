import type { Locale } from '#design-system/i18n/tags.ts'
import type { PreloadList } from './inline/preload-data.ts'
import type { Shared } from './share.ts'

/** Rules of one of Emotion's caches. */
export interface Sheet {
  key: string
  ids: readonly string[]
  css: string
}

/** One page as app/src/entry-server.tsx renders it (`export const render: Render`). document.ts writes it into the HTML document. */
export interface Rendered {
  /** The contents of `#root`. */
  html: string
  /** Emotion's `extractCriticalToChunks(html).styles`: the rules that this page needs. */
  styles: readonly Sheet[]
  title: string
  description: string
  /** Texts of the link preview. */
  shared: Shared
  /** What the document says if the application does not start, and its button. */
  unloaded: { text: string; retry: string }
  /** Structured data (schema.org); `null` on pages that are not indexed. */
  structured: object | null
}

/**
 * Renders the page at a path (`/de/login`) after its route's `lazy` and its texts are loaded. For `/{lang}/cabinet` and the verification page it
 * renders the layout with skeletons, as the application first shows it for every path of that layout.
 */
export type Render = (path: string) => Promise<Rendered>

/** The exports of the server bundle, `vite build --ssr app/src/entry-server.tsx`. */
export interface EntryServer {
  render: Render
  /** Renders the offline page in a language. */
  renderOffline: (lang: Locale) => Promise<Pick<Rendered, 'html' | 'styles' | 'title' | 'description'>>
  /** The URLs that each page requests first. */
  pageAddresses: () => Promise<PreloadList['byPath']>
  /** The web app manifest in a language. */
  manifestIn: (lang: Locale) => Promise<object>
}

/** The kind decides a page's security policy, inline scripts and preloads. */
export type PageKind = 'public' | 'cabinet' | 'shell'

/** An entry of dist/pages.json: what the server needs to know about a prerendered page. */
export interface PageRecord {
  /** `/de/login`; `/de/*` for a shell, which only the browser renders. */
  path: string
  file: string
  lang: Locale
  kind: PageKind
  /** Whether crawlers may index it; all other pages are served with `X-Robots-Tag: noindex`. */
  listed: boolean
  /** Hashes of the page's inline scripts, in the format of a Content-Security-Policy: `sha256-…`. */
  scripts: string[]
  styles: string[]
}
