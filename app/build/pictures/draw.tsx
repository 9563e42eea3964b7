import { CacheProvider } from '@emotion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadAreas, textsOf } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { locales } from '#design-system/i18n/tags.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import type { PictureGroup } from '../prerender/share.ts'
import { pictureFile, pictureGroups } from '../prerender/share.ts'
import { createStyleCache, stylesIn } from '../prerender/style-cache.ts'
import type { Look } from './SharePicture.tsx'
import { SharePicture } from './SharePicture.tsx'

const looks: Record<PictureGroup, Look> = {
  landing: { ink: false, count: 13, marked: 9 },
  'sign-in': { ink: true, count: 13, marked: 11 },
  registration: { ink: true, count: 11, marked: 3 },
  help: { ink: false, count: 11, marked: 6 },
}

export interface PictureWords {
  title: string
  lead: string
}

/** The texts of a picture, all from the catalogue, so that a changed text makes the picture stale (tests/architecture/seo.test.ts). */
export async function pictureWords(group: PictureGroup, lang: Locale): Promise<PictureWords> {
  await loadAreas(lang, ['pages', 'metadata', 'landing', 'common'])
  const { titles } = textsOf(lang, 'pages')
  const { hero } = textsOf(lang, 'landing')
  if (group === 'landing') return { title: hero.title(), lead: hero.lead() }
  const name = ({ 'sign-in': 'login', registration: 'registration', help: 'help' } as const)[group]
  return { title: titles[name](), lead: textsOf(lang, 'metadata').descriptions[name]() }
}

export interface Drawing {
  file: string
  lang: Locale
  words: PictureWords
  ink: boolean
  html: string
  css: string
}

/** Every picture as a page, ready to be photographed. */
export async function drawings(): Promise<Drawing[]> {
  const drawn: Drawing[] = []
  for (const lang of locales) {
    for (const group of pictureGroups) {
      const words = await pictureWords(group, lang)
      const look = looks[group]
      const cache = createStyleCache()
      const html = renderToStaticMarkup(
        <CacheProvider value={cache}>
          <DesignSystemProvider locale={lang} timeZone="UTC">
            <SharePicture {...words} look={look} />
          </DesignSystemProvider>
        </CacheProvider>,
      )
      const css = stylesIn(html, cache)
        .map((style) => style.css)
        .join('')
      drawn.push({ file: pictureFile(group, lang), lang, words, ink: look.ink, html, css })
    }
  }
  return drawn
}
