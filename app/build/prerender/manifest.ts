import { textsOf } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { schemes } from '#design-system/theme/palette.ts'
import type { RoutePath } from '../../src/site/paths.ts'
import { nameOf } from '../../src/site/titles.ts'

/** The shortcuts of the installed application. Without a language: the server redirects to the user's last choice. */
const shortcuts: readonly RoutePath[] = [
  '/cabinet/actives/refill',
  '/cabinet/actives/withdraw',
  '/cabinet/trade/uta',
  '/cabinet/trade/transactions',
]

/** The web app manifest in a language; all of them share one `id`, because they are one application. */
export function manifestOf(lang: Locale): object {
  const { default: canvas } = schemes.light.background
  return {
    id: '/',
    name: textsOf(lang, 'common').product(),
    short_name: 'MATU',
    description: textsOf(lang, 'metadata').descriptions.landing(),
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
      // The background fills the icon and the mark keeps to the inner 80 %, because a system may crop it to any shape.
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map((template) => ({
      name: nameOf(lang, template),
      url: template,
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  }
}
