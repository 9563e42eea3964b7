import { schemes } from '#design-system/theme/palette.ts'
import { CONFIG_ELEMENT } from '../../src/lib/config.ts'
import { COOKIE_DAYS, REFERRAL_COOKIE, UNLOADED_ELEMENT } from '../../src/lib/constants.ts'
import { siteMap } from '../../src/site/site-map.ts'
import { cabinetList, landingList } from './preload-manifest.ts'
import { hashOf, inlineScript } from './inline.ts'
import { boot } from './inline/boot.ts'
import { preloadData } from './inline/preload-data.ts'
import type { PreloadList } from './inline/preload-data.ts'
import { keepInvitation } from './inline/invite.ts'
import { manifestFile } from './manifest-file.ts'
import { ORIGIN } from './origin.ts'
import type { PageToWrite } from './pages.ts'
import type { Rendered, Sheet } from './rendered.ts'
import { shareTags } from './share.ts'
import { themeScript } from './theme-script.ts'
import { alternatesOf } from './sitemap.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => escapes[char] as string)

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escape(content)}">`
const link = (rel: string, href: string, more = ''): string => `<link rel="${rel}" href="${escape(href)}"${more}>`

function addresses(page: PageToWrite): string {
  if (!page.listed) return meta('robots', 'noindex')
  const alternates = alternatesOf(page.path).map(({ hreflang, href }) => link('alternate', href, ` hreflang="${hreflang}"`))
  return [link('canonical', ORIGIN + page.path), ...alternates].join('\n')
}

const sharing = (page: PageToWrite, { shared }: Rendered): string[] =>
  page.listed && page.template !== '*'
    ? shareTags({ ...page, template: page.template }, shared, ORIGIN).map(
        ([kind, name, content]) => `<meta ${kind}="${name}" content="${escape(content)}">`,
      )
    : []

/** Structured data for crawlers; at the end of the page, where it delays no painting. */
const structured = (page: PageToWrite, rendered: Rendered): string =>
  page.listed && rendered.structured
    ? `<script type="application/ld+json">${JSON.stringify(rendered.structured).replaceAll('<', '\\u003c')}</script>`
    : ''

const canvas = (scheme: 'light' | 'dark'): string =>
  `<meta name="theme-color" content="${schemes[scheme].background.default}" media="(prefers-color-scheme: ${scheme})">`

export interface Start {
  /** URLs of the entry chunk and of the page's other chunks. */
  entry: string
  chunks: readonly string[]
  /** The first queries of the cabinet's pages. */
  queries: PreloadList['byPath']
}

export interface HtmlDocument {
  html: string
  scripts: string[]
  styles: string[]
}

/** Above the navigation at the lower edge of phones. Dark in both themes, as the application's own notices. */
const noticeStyle = (({ background, text }) =>
  `#${UNLOADED_ELEMENT}{position:fixed;z-index:2000;inset:auto 16px calc(98px + env(safe-area-inset-bottom));max-width:560px;margin:0 auto;padding:14px 18px;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:10px 16px;border-radius:16px;background:${background.ink};color:${text.onInk};font-size:.9375rem;line-height:1.4}#${UNLOADED_ELEMENT}[hidden]{display:none}#${UNLOADED_ELEMENT} span{flex:1 1 220px}#${UNLOADED_ELEMENT} button{min-height:44px;padding:0 18px;border:1px solid currentcolor;border-radius:999px;background:none;color:inherit;font:inherit;cursor:pointer}@media(min-width:900px){#${UNLOADED_ELEMENT}{bottom:24px}}`)(
  schemes.light,
)

/** Hidden until the start of the application fails (inline/boot.ts). */
const unloadedNotice = ({ unloaded }: Rendered): string =>
  `<div id="${UNLOADED_ELEMENT}" role="alert" hidden><span>${escape(unloaded.text)}</span><button type="button">${escape(unloaded.retry)}</button></div>`

/** Until the application listens, the browser would submit a form itself, with what was typed in the address. */
const holdForms = "addEventListener('submit',(event)=>'ready' in document.documentElement.dataset||event.preventDefault(),true)"

const invitation = siteMap['/r/:code'].params.code

/** The whole HTML document. The hashes of its inline scripts and styles are recorded, so that the policy allows only these. */
export function writeDocument(template: string, page: PageToWrite, rendered: Rendered, fontFaces: string, start: Start): HtmlDocument {
  const scripts: string[] = []
  const styles: string[] = []
  const script = (text: string): string => {
    scripts.push(hashOf(text))
    return `<script>${text}</script>`
  }
  const style = (text: string, attributes = ''): string => {
    styles.push(hashOf(text))
    return `<style${attributes}>${text}</style>`
  }
  const sheet = ({ key, ids, css }: Sheet): string => style(css, ` data-emotion="${[key, ...ids].join(' ')}"`)
  const first = [
    themeScript(),
    holdForms,
    ...(page.kind === 'shell' ? [inlineScript(keepInvitation, invitation.source, REFERRAL_COOKIE, COOKIE_DAYS)] : []),
    ...(page.kind === 'cabinet' ? [inlineScript(preloadData, cabinetList(start.queries))] : []),
    ...(page.template === '/' ? [inlineScript(preloadData, landingList)] : []),
  ]
  const head = [
    `<title>${escape(rendered.title)}</title>`,
    `<script type="application/json" id="${CONFIG_ELEMENT}"></script>`,
    script(first.join(';')),
    style(fontFaces),
    style(noticeStyle),
    ...rendered.styles.map(sheet),
    meta('description', rendered.description),
    canvas('light'),
    canvas('dark'),
    addresses(page),
    ...sharing(page, rendered),
  ]
  const html = template
    .replace('<html lang="en">', `<html lang="${page.lang}">`)
    .replace('<!--head-->', () => head.join('\n'))
    .replace('<!--page-->', () => rendered.html)
    .replace('<!--manifest-->', () => link('manifest', `/${manifestFile(page.lang)}`))
    .replace(
      '<!--boot-->',
      () =>
        unloadedNotice(rendered) +
        script(inlineScript(boot, start.entry, [...start.chunks], UNLOADED_ELEMENT)) +
        structured(page, rendered),
    )
  return { html, scripts, styles }
}
