import { textsOf } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { schemes } from '#design-system/theme/palette.ts'
import type { RoutePath } from '../../src/paths.ts'
import { nameOf } from '../../src/titles.ts'

/** What an installed cabinet offers before it is open. Without a language: the reader's last choice decides, as it does everywhere. */
const shortcuts: readonly RoutePath[] = [
  '/cabinet/actives/refill',
  '/cabinet/actives/withdraw',
  '/cabinet/trade/uta',
  '/cabinet/trade/transactions',
]

/** The web app manifest in a language; `id` says that all of them are one application. */
export function manifestOf(lang: Locale): object {
  const { descriptions } = textsOf(lang, 'pages')
  const { canvas } = schemes.light.surface
  return {
    id: '/',
    name: textsOf(lang, 'common').product(),
    short_name: 'MATU',
    description: descriptions.landing(),
    lang,
    dir: 'ltr',
    scope: '/',
    start_url: '/cabinet',
    display: 'standalone',
    background_color: canvas,
    theme_color: canvas,
    categories: ['finance'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      // Its ground reaches to the edges and the mark stands in the inner 80 %: a system may cut it to any form.
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map((template) => ({
      name: nameOf(lang, template),
      url: template,
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  }
}
