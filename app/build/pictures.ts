// `node app/build/pictures.ts`: draws the pictures for shared links, one per group of pages and language, into app/public/share, and records their
// texts, so that `npm test` notices when those change. Needs a Chromium.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { pictureSize } from './prerender/share.ts'
import { launchOptions } from './browser.ts'
import type { Drawing } from './pictures/draw.tsx'

const app = resolve(import.meta.dirname, '..')
const root = resolve(app, '..')

const face = (name: string, range: string): string => {
  const data = readFileSync(join(root, 'design-system/theme/fonts', `${name}.woff2`)).toString('base64')
  return `@font-face{font-family:'Geologica Variable';font-weight:100 900;src:url(data:font/woff2;base64,${data}) format('woff2');unicode-range:${range}}`
}
const faces = face('geologica-latin', 'U+0000-03FF,U+2000-22FF') + face('geologica-cyrillic', 'U+0400-045F,U+2116')

const vite = await createServer({
  configFile: join(app, 'vite.config.ts'),
  server: { middlewareMode: true, hmr: false },
  appType: 'custom',
  // The production build bundles everything; here React and Emotion, which are CommonJS in part, must come from Node.
  ssr: {
    external: [
      'react',
      'react-dom',
      'prop-types',
      'react-is',
      'hoist-non-react-statics',
      '@emotion/react',
      '@emotion/styled',
      '@emotion/cache',
      'typesafe-i18n',
      'big.js',
    ],
  },
  logLevel: 'warn',
})
const browser = await chromium.launch(launchOptions())
try {
  const { drawings } = (await vite.ssrLoadModule('/build/pictures/draw.tsx')) as { drawings: () => Promise<Drawing[]> }
  const page = await browser.newPage({ viewport: pictureSize })
  const said: Record<string, object> = {}
  for (const { file, lang, words, ink, html, css } of await drawings()) {
    // Ink is dark in both schemes, so what is drawn on it uses the dark scheme.
    const scheme = ink ? 'dark' : 'light'
    await page.setContent(
      `<!doctype html><html lang="${lang}" data-theme="${scheme}"><style>${faces}${css}</style><body>${html}</body></html>`,
    )
    await page.evaluate(() => document.fonts.ready)
    const path = join(app, 'public', file)
    mkdirSync(dirname(path), { recursive: true })
    const picture = await page.screenshot({ path, animations: 'disabled' })
    said[file] = words
    console.log(`${file}  ${(picture.length / 1000).toFixed(1)} kB`)
  }
  writeFileSync(join(root, 'tests/integration/app/share-pictures.json'), `${JSON.stringify(said, null, 2)}\n`)
} finally {
  await browser.close()
  await vite.close()
}
