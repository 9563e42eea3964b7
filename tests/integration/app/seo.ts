import { locales } from '#design-system/i18n/tags.ts'
import { localizePath } from '#app/src/site/paths.ts'
import { ORIGIN } from '#app/build/prerender/origin.ts'
import { pictureSize } from '#app/build/prerender/share.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const plain = (text: string): string => text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_, one: string) => entities[one] ?? one)

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => plain(found))

const tags = [...locales, 'x-default'] as const
const alternate = (path: string, hreflang: string): string =>
  ORIGIN + localizePath(path, hreflang === 'x-default' ? 'en' : (hreflang as 'en'))

/** Text for users without JavaScript, with folded whitespace and closed questions included. */
export const readable = (html: string): string =>
  plain(
    html
      .replace(/^[\s\S]*<body[^>]*>/, '')
      .replaceAll(/<(script|style|svg)[^>]*>[\s\S]*?<\/\1>/g, ' ')
      // A term that is kept on one line is part of its sentence.
      .replaceAll(/<\/?span[^>]*>/g, '')
      .replaceAll(/<[^>]+>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim()

interface Page {
  path: string
  lang: string
  listed: boolean
}

const meta = (html: string, name: string): string[] => all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g'))

type Graph = { '@graph': Array<{ '@type': string; mainEntity?: Array<{ name: string; acceptedAnswer: { text: string } }> }> }

function structureFaults(html: string, path: string): string[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, one = '']) => one)
  if (blocks.length !== 1) return ['has not one block of structured data']
  let graph: Graph['@graph']
  try {
    graph = (JSON.parse(blocks[0]!) as Graph)['@graph']
  } catch {
    return ['its structured data is not JSON']
  }
  const isLanding = /^\/\w\w$/.test(path)
  const asks = isLanding || path.endsWith('/help')
  const expected = ['Organization', 'WebSite', 'WebPage', ...(isLanding ? [] : ['BreadcrumbList']), ...(asks ? ['FAQPage'] : [])]
  const missing = expected
    .filter((type) => !graph.some((node) => node['@type'] === type))
    .map((type) => `its structured data has no ${type}`)
  const seen = readable(html)
  const asked = graph.flatMap(({ mainEntity = [] }) => mainEntity)
  const unseen = asked
    .flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])
    .filter((one) => !seen.includes(one.replaceAll(/\s+/g, ' ')))
    .map((one) => `its structured data says what the page does not: ${one}`)
  return [...missing, ...unseen, ...(asks && asked.length < 3 ? ['its structured data asks nothing'] : [])]
}

/** Icons without a root-relative URL or without a file; a page without icons makes the browser guess. */
export function iconFaults(html: string, files: ReadonlySet<string>): string[] {
  const icons = all(html, /<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/g)
  return icons.length === 0 ? ['names no icon'] : icons.filter((icon) => !files.has(icon)).map((icon) => `names the icon ${icon}`)
}

/** Whether the theme appears once, for both schemes, in a style sheet that Emotion hydrates. */
export const hasTheme = (html: string): boolean => {
  const variable = '--matu-palette-primary-main:'
  const holding = [...html.matchAll(/<style[^>]*>[^<]*<\/style>/g)].map(([sheet]) => sheet).filter((sheet) => sheet.includes(variable))
  return holding.length === 1 && holding[0]!.split(variable).length === 3 && /^<style data-emotion="css-global \w+">/.test(holding[0]!)
}

/** Faults of a prerendered page for crawlers, networks and users without JavaScript. `files` are the existing paths. */
export function pageFaults(html: string, { path, lang, listed }: Page, files: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const expect = (right: boolean, fault: string): void => void (right || faults.push(fault))
  expect(html.includes(`<html lang="${lang}">`), 'does not name its language')
  expect(/<title>[^<]{4,}<\/title>/.test(html), 'has no title')
  const noindex = meta(html, 'robots').some((content) => content.includes('noindex'))
  const canonical = all(html, /<link rel="canonical" href="([^"]*)">/g)
  const alternates = new Map(
    [...html.matchAll(/<link rel="alternate" href="([^"]*)" hreflang="([^"]*)">/g)].map(([, href, tag]) => [tag, href]),
  )
  if (!listed) {
    expect(noindex, 'may be listed')
    expect(canonical.length === 0 && alternates.size === 0, 'is private and names itself to crawlers')
    expect(!html.includes('application/ld+json') && !html.includes('og:image'), 'is private and describes itself')
    return faults
  }
  expect(!noindex, 'is public and may not be listed')
  expect(canonical.length === 1 && canonical[0] === ORIGIN + path, `has the canonical address ${canonical.join()}`)
  for (const tag of tags) expect(alternates.get(tag) === alternate(path, tag), `has no alternate for ${tag}`)
  expect(
    meta(html, 'description').some((content) => content.length >= 40 && content.length <= 170),
    'has no description of use',
  )
  for (const name of ['og:title', 'og:description', 'og:type', 'og:locale', 'og:image:alt', 'twitter:title', 'twitter:image:alt'])
    expect(Boolean(meta(html, name)[0]), `has no ${name}`)
  expect(meta(html, 'og:url')[0] === ORIGIN + path, 'has another address for networks')
  expect(meta(html, 'og:locale:alternate').length === locales.length - 1, 'does not name its other languages to networks')
  expect(meta(html, 'twitter:card')[0] === 'summary_large_image', 'has no card')
  for (const name of ['og:image', 'twitter:image']) {
    const [picture = ''] = meta(html, name)
    expect(picture.startsWith(`${ORIGIN}/share/`) && picture.endsWith(`.${lang}.png`), `has no ${name} in its language`)
    expect(files.has(picture.slice(ORIGIN.length)), `has a picture that is not there: ${picture}`)
  }
  faults.push(...structureFaults(html, path))
  expect((html.match(/<h1[\s>]/g) ?? []).length === 1, 'has not one heading')
  expect(readable(html).length > 120, 'says too little without JavaScript')
  const links = all(html.replace(/^[\s\S]*<body/, ''), /<a [^>]*href="([^"]+)"/g)
  expect(links.filter((href) => href.startsWith(`/${lang}`)).length >= 2, 'leads nowhere without JavaScript')
  expect(
    locales.every((other) => links.includes(localizePath(path, other))),
    'does not lead to its own alternates',
  )
  return faults
}

/** Faults of a sitemap that should list exactly these paths. */
export function sitemapFaults(xml: string, paths: readonly string[]): string[] {
  const urls = all(xml, /<url>([\s\S]*?)<\/url>/g)
  const listed = urls.map((url) => all(url, /<loc>([^<]*)<\/loc>/g)[0] ?? '')
  const wanted = paths.map((path) => ORIGIN + path)
  return [
    ...wanted.filter((url) => !listed.includes(url)).map((url) => `${url} is missing`),
    ...listed.filter((url, at) => !wanted.includes(url) || listed.indexOf(url) !== at).map((url) => `${url} does not belong`),
    ...urls.flatMap((url, at) => {
      const path = listed[at]!.slice(ORIGIN.length)
      const lacks = tags.filter((tag) => !url.includes(`<xhtml:link rel="alternate" hreflang="${tag}" href="${alternate(path, tag)}"/>`))
      return lacks.map((tag) => `${path} has no ${tag}`)
    }),
  ]
}

/** Faults of a share picture, by its first bytes and its length. */
export function pictureFaults(png: Buffer): string[] {
  if (!png.subarray(0, 8).equals(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]))) return ['is no PNG']
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  return [
    ...(width === pictureSize.width && height === pictureSize.height ? [] : [`measures ${width} × ${height}`]),
    ...(png.length < 150_000 ? [] : [`weighs ${png.length} bytes`]),
  ]
}
