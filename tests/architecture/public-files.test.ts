import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { locales } from '#design-system/i18n/tags.ts'
import { matchPath } from '#app/src/site/paths.ts'
import { manifestOf } from '#app/build/prerender/manifest.ts'

const folder = join(import.meta.dirname, '../../app/public')

/** Referenced files that do not exist. */
function missing(text: string): string[] {
  const named = [...text.matchAll(/"(?:href|src)?"?(?::\s*")?(\/[\w.-]+\.(?:svg|png|webmanifest|ico|txt))"/g)].map(([, path = '']) => path)
  return named.filter((path) => !existsSync(join(folder, path)))
}

type Manifest = Record<'id' | 'description' | 'lang' | 'start_url' | 'scope', string> & {
  icons: { sizes: string; purpose?: string }[]
  shortcuts: { name: string; url: string }[]
}

describe('files that pages and manifest reference', () => {
  const page = readFileSync(join(folder, '../index.html'), 'utf8')
  const manifests: Manifest[] = []

  beforeAll(async () => {
    for (const lang of locales) {
      await loadAreas(lang, ['common', 'pages', 'frame', 'metadata'])
      manifests.push(manifestOf(lang) as Manifest)
    }
  })

  it('all exist', () => {
    expect([page, ...manifests.map((one) => JSON.stringify(one))].flatMap(missing)).toEqual([])
    expect(missing(page.replace('/favicon.svg', '/gone.svg'))).toEqual(['/gone.svg'])
    expect(missing(JSON.stringify(manifests[0]).replace('/icon-192.png', '/gone.png'))).toEqual(['/gone.png'])
  })

  it('/favicon.ico, which browsers request by default, is the pages’ icon', () => {
    const [ico, png] = ['favicon.ico', 'favicon-32.png'].map((name) => readFileSync(join(folder, name))) as [Buffer, Buffer]
    // One image, after a header of 6 and an entry of 16 bytes.
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt32LE(14), ico.readUInt32LE(18)]).toEqual([1, 1, png.length, 22])
    expect(ico.subarray(22).equals(png)).toBe(true)
  })

  it('the manifests describe one application in four languages and open existing pages', () => {
    expect(new Set(manifests.map(({ id, scope, start_url }) => [id, scope, start_url].join(' ')))).toEqual(new Set(['/ / /cabinet']))
    expect(manifests.map(({ lang }) => lang)).toEqual(locales)
    expect(new Set(manifests.map(({ description }) => description)).size).toBe(4)
    for (const { icons, shortcuts, start_url } of manifests) {
      expect(icons.some(({ purpose, sizes }) => purpose === 'maskable' && sizes === '512x512')).toBe(true)
      for (const size of ['192x192', '512x512']) expect(icons.some(({ purpose, sizes }) => !purpose && sizes === size)).toBe(true)
      for (const url of [start_url, ...shortcuts.map((one) => one.url)]) expect(matchPath(url).template, url).not.toBeNull()
      expect(shortcuts.every(({ name }) => name.length > 1)).toBe(true)
    }
  })
})
