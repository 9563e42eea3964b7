import type { Locale } from '#design-system/i18n/tags.ts'

/** A page as React renders it, with the rules that it needs (`stylesIn` of style-cache.ts). */
export interface Rendered {
  html: string
  styles: ReadonlyArray<{ key: string; ids: readonly string[]; css: string }>
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
  /** The JavaScript that the page loads first: the entry, then all that it preloads. */
  files: string[]
  /** Hashes of the page's inline scripts, in the format of a Content-Security-Policy: `sha256-…`. */
  scripts: string[]
  styles: string[]
}
