import { FIRST_PICTURE } from '#design-system/parts/paint.ts'
import { schemes } from '#design-system/theme/palette.ts'
import { CONFIG_ELEMENT } from '../config.ts'
import { COOKIE_DAYS, REFERRAL_COOKIE, UI_COOKIE } from '../constants.ts'
import { placeOf, siteMap } from '../paths.ts'
import { WANTED } from '../wanted.ts'
import { earlyList, publicList } from './early-list.ts'
import { afterFirstPicture } from './first-picture.ts'
import { hashOf, inlineScript } from './inline.ts'
import { tellAhead } from './inline/ahead.ts'
import { boot } from './inline/boot.ts'
import { askEarly, askPublic } from './inline/early.ts'
import { drawTopFirst } from './inline/first.ts'
import { holdForms } from './inline/hold.ts'
import { keepInvitation } from './inline/invite.ts'
import { chooseTheme } from './inline/theme.ts'
import { manifestFile } from './manifest-file.ts'
import { ORIGIN } from './origin.ts'
import type { PageToWrite } from './pages.ts'
import type { Rendered, Sheet } from './rendered.ts'
import { shareTags } from './share.ts'
import { twinsOf } from './sitemap.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => escapes[char] as string)

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escape(content)}">`
const link = (rel: string, href: string, more = ''): string => `<link rel="${rel}" href="${escape(href)}"${more}>`

function addresses(page: PageToWrite): string {
  if (!page.listed) return meta('robots', 'noindex')
  const twins = twinsOf(page.path).map(({ hreflang, href }) => link('alternate', href, ` hreflang="${hreflang}"`))
  return [link('canonical', ORIGIN + page.path), ...twins].join('\n')
}

const sharing = (page: PageToWrite, { shared }: Rendered): string[] =>
  page.listed && page.template !== '*'
    ? shareTags({ ...page, template: page.template }, shared, ORIGIN).map(
        ([kind, name, content]) => `<meta ${kind}="${name}" content="${escape(content)}">`,
      )
    : []

/** Data that no browser runs: it stands at the end, where it holds up nothing that is painted. */
const structured = (page: PageToWrite, rendered: Rendered): string =>
  page.listed && rendered.structured
    ? `<script type="application/ld+json">${JSON.stringify(rendered.structured).replaceAll('<', '\\u003c')}</script>`
    : ''

const canvas = (scheme: 'light' | 'dark'): string =>
  `<meta name="theme-color" content="${schemes[scheme].surface.canvas}" media="(prefers-color-scheme: ${scheme})">`

export interface Start {
  /** Addresses of the entry chunk and of the other chunks that the page needs. */
  entry: string
  chunks: readonly string[]
}

export interface Written {
  html: string
  scripts: string[]
  styles: string[]
}

export const themeScript = (): string => inlineScript(chooseTheme, UI_COOKIE)

const invitation = siteMap['/r/:code'].params.code

/** The whole document: its inline scripts and styles are listed by hash, so that the policy allows them and nothing else. */
export function writeDocument(template: string, page: PageToWrite, rendered: Rendered, sharedCss: string, start: Start): Written {
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
  const isCabinet = page.kind === 'cabinet'
  const wanted = page.template === '*' ? undefined : publicList[page.template]
  const { below } = rendered
  const forGuests = page.template !== '*' && placeOf(page.template).access === 'guest'
  const before = [
    themeScript(),
    ...(isCabinet ? [] : [inlineScript(drawTopFirst)]),
    ...(page.kind === 'shell' ? [inlineScript(keepInvitation, invitation.source, REFERRAL_COOKIE, COOKIE_DAYS)] : []),
    ...(forGuests ? [inlineScript(tellAhead, WANTED, REFERRAL_COOKIE, CONFIG_ELEMENT)] : []),
  ]
  const behind = [
    inlineScript(holdForms),
    ...(isCabinet ? [inlineScript(askEarly, earlyList)] : []),
    ...(wanted ? [inlineScript(askPublic, CONFIG_ELEMENT, wanted)] : []),
  ]
  const head = [
    `<title>${escape(rendered.title)}</title>`,
    ...(below ? [link('expect', `#${FIRST_PICTURE}`, ' blocking="render"')] : []),
    `<script type="application/json" id="${CONFIG_ELEMENT}"></script>`,
    script([...before, ...(below ? [] : behind)].join(';')),
    style(sharedCss),
    ...rendered.styles.map(sheet),
    meta('description', rendered.description),
    canvas('light'),
    canvas('dark'),
    addresses(page),
    ...sharing(page, rendered),
  ]
  // What the first picture does not need stands right behind it, inside of what React takes over: Emotion moves the sheet away, the script itself.
  const drawn = below
    ? afterFirstPicture(rendered.html, sheet(below) + script(['document.currentScript.remove()', ...behind].join(';')))
    : rendered.html
  const html = template
    .replace('<html lang="en">', `<html lang="${page.lang}">`)
    .replace('<!--head-->', () => head.join('\n'))
    .replace('<!--page-->', () => drawn)
    .replace('<!--manifest-->', () => link('manifest', `/${manifestFile(page.lang)}`))
    .replace('<!--boot-->', () => script(inlineScript(boot, start.entry, [...start.chunks])) + structured(page, rendered))
  return { html, scripts, styles }
}
