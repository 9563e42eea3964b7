import { mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import svgr from 'vite-plugin-svgr'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { knownOf, plainFaults } from './pseudo-rules.ts'
import type * as Drawing from './support/draw-stories.tsx'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(root, 'node_modules/.cache-drawings-'))

/** Every story by file and name, in the pseudo-language: what the tests look at is the same as in English. */
let drawn: Record<string, string> = {}
let data: Record<string, string[]> = {}

beforeAll(async () => {
  // React's and MUI's production builds render several times as fast.
  vi.stubEnv('NODE_ENV', 'production')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    plugins: [react(), svgr({ svgrOptions: { icon: true } })],
    build: {
      ssr: join(import.meta.dirname, 'support/draw-stories.tsx'),
      outDir: folder,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'draw.mjs' } },
    },
  })
  vi.unstubAllEnvs()
  const drawing = (await import(pathToFileURL(join(folder, 'draw.mjs')).href)) as typeof Drawing
  drawn = await drawing.drawStories()
  data = drawing.dataOfStories()
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Everything that needs no interaction; clipping is tested in the browser (stories/.storybook/pseudo-faults.ts).
describe('every screen in the pseudo-language', () => {
  it('shows only text from catalogues, and every message complete', () => {
    const known = new Map(Object.entries(data).map(([file, strings]) => [file, knownOf(strings)]))
    const screens = Object.entries(drawn).filter(([name]) => name.startsWith('/stories/screens/'))
    expect(screens.length).toBeGreaterThan(500)
    expect(
      screens.flatMap(([name, html]) => plainFaults(html, known.get(name.split(' ')[0]!)!).map((fault) => `${name}: ${fault}`)),
    ).toEqual([])
  })

  it.each([
    ['Sold out', '<p>[Ö] <b>Sold out</b></p>'],
    ['Close', '<button aria-label="Close it">[Ö]</button>'],
    ['lost its end', '<p>[Öpéñ the</p>'],
    ['', '<p>[Ö <b>USDT</b>] 12 USDT, Vera, BbCc, 14 Aug</p><img alt="[Ö]">'],
  ])('canary: "%s" in %s', (fault, html) => {
    const found = plainFaults(html, knownOf(['0xAaBbCc', 'Vera Lindt'])).join()
    if (fault === '') expect(found).toBe('')
    else expect(found).toContain(fault)
  })
})

const same = (stories: Record<string, string>): string[] =>
  Object.keys(stories).filter((name) => {
    const [, file = ''] = /^(\/stories\/screens\/\S+) (?:Loading|Failed|Empty|Offline|Busy|Refused|Throttled)$/.exec(name) ?? []
    return file !== '' && stories[name] === (stories[`${file} Ready`] ?? stories[`${file} Blank`])
  })

it('the states of a screen look different from the ready state', () => {
  // States that need interaction: a form or a question that must be opened or sent first, a countdown that starts in the browser.
  const byHand = /(LoginScreen\.stories\.tsx Refused|MaintenanceScreen\.stories\.tsx Loading|FreezeCard\.stories\.tsx (Busy|Refused))$/
  expect(same(drawn).filter((name) => !byHand.test(name))).toEqual([])
  expect(same({ '/stories/screens/a Ready': 'one', '/stories/screens/a Offline': 'one' })).toEqual(['/stories/screens/a Offline'])
})

it('stories render completely: no Suspense boundary is left pending', () => {
  expect(Object.keys(drawn).filter((name) => drawn[name]!.includes('<!--$!-->'))).toEqual([])
})
