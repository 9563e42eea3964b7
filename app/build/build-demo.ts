// `npm run build:demo`: builds the application with its simulator for the browser into app/dist-demo, for any static host.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { locales } from '#design-system/i18n/tags.ts'
import { themeScript } from './prerender/inline.ts'
import { pagesToWrite } from './prerender/pages.ts'
import { injectConfig } from '../server/inject-config.ts'
import { builtStyles, inputHash, takeManifest } from './build.ts'
import { simulatorSettings } from './settings.ts'

const app = resolve(import.meta.dirname, '..')
const root = resolve(app, '..')
export const demoFolder = join(app, 'dist-demo')
const stampFile = join(app, '.build/stamp-demo')

const isStale = (): boolean => {
  const made = [join(demoFolder, 'index.html'), stampFile].every((file) => existsSync(file))
  return !made || readFileSync(stampFile, 'utf8') !== inputHash(['mocks'])
}

/** The HTML page of the demonstration: fonts and the entry. The application renders everything else. */
function pageOf(entry: string): string {
  const head = `<meta name="robots" content="noindex"><script>${themeScript()}</script><style>:root{color-scheme:light dark}${builtStyles(demoFolder)}</style>`
  const page = readFileSync(join(app, 'index.html'), 'utf8')
    .replace('</title>', () => `</title>${head}`)
    .replace('/src/main.tsx', `/${entry}`)
  return injectConfig(page, '', simulatorSettings)
}

export async function buildDemo(): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  const hash = inputHash(['mocks'])
  const { build } = await import('vite')
  await build({
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'warn',
    mode: 'demo',
    build: { outDir: 'dist-demo', chunkSizeWarningLimit: 2000, rolldownOptions: { input: join(app, 'build/demo/main.ts') } },
  })
  cpSync(join(root, 'node_modules/msw/lib/mockServiceWorker.js'), join(demoFolder, 'mockServiceWorker.js'))
  const html = pageOf(Object.values(takeManifest(demoFolder)).find(({ isEntry }) => isEntry)?.file ?? '')
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(join(demoFolder, file)), { recursive: true })
    writeFileSync(join(demoFolder, file), text)
  }
  // A host without a fallback serves these files; with one, `index.html` or `404.html` also serves all other paths.
  for (const { kind, file, lang } of pagesToWrite())
    if (kind !== 'shell') put(file, html.replace('<html lang="en">', `<html lang="${lang}">`))
  for (const file of ['index.html', '404.html']) put(file, html)
  put('_redirects', '/* /index.html 200\n')
  writeFileSync(stampFile, hash)
  console.log(`The demonstration in ${locales.length} languages: ${demoFolder}`)
}

if (process.argv[1] === import.meta.filename) {
  if (!process.argv.includes('--if-stale') || isStale()) await buildDemo()
  process.exit(0)
}
