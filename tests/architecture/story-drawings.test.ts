import { mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import svgr from 'vite-plugin-svgr'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { knownOf, plainFaults } from './pseudo-rules.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(root, 'node_modules/.cache-drawings-'))

interface Drawing {
  drawStories: (pseudo: boolean, isIncludedFile?: (file: string) => boolean) => Promise<Record<string, string>>
  dataOfStories: () => Record<string, string[]>
}

// React's and MUI's production builds render several times as fast.
async function builtDrawing(): Promise<Drawing> {
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
  return (await import(pathToFileURL(join(folder, 'draw.mjs')).href)) as Drawing
}

const assets = '/stories/screens/assets/AssetsScreen.stories.tsx'

/** In the pseudo-language: what the tests look at is the same as in English. */
let drawn: Record<string, string> = {}
let english: Record<string, string> = {}
let data: Record<string, string[]> = {}

beforeAll(async () => {
  const drawing = await builtDrawing()
  drawn = await drawing.drawStories(true)
  english = await drawing.drawStories(false, (file) => file === assets)
  data = drawing.dataOfStories()
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Everything that needs no interaction; clipping is tested in the browser (stories/.storybook/pseudo-faults.ts).
describe('every screen in the pseudo-language', () => {
  const screens = () => Object.entries(drawn).filter(([name]) => name.startsWith('/stories/screens/'))

  it('shows only text from catalogues, and every message complete', () => {
    expect(screens().length).toBeGreaterThan(500)
    const faults = screens().flatMap(([name, html]) =>
      plainFaults(html, knownOf(data[name.split(' ')[0] ?? ''] ?? [])).map((fault) => `${name}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it('canary: English text is detected', () => {
    expect(plainFaults(english[`${assets} Ready`]!, knownOf(data[assets] ?? []))).toContain('not in the catalogue: Value of all tokens')
  })
})

describe('the states of a screen', () => {
  const states = new Set(['Loading', 'Failed', 'Empty', 'Offline', 'Busy', 'Refused', 'Throttled'])
  const same = (stories: Record<string, string>): string[] =>
    Object.keys(stories).filter((name) => {
      const [file = '', story = ''] = name.split(' ')
      const ready = stories[`${file} Ready`] ?? stories[`${file} Blank`]
      return file.startsWith('/stories/screens/') && states.has(story) && ready === stories[name]
    })

  it('look different from the ready state', () => {
    // States that need interaction: a form that must be opened or sent first, a countdown that starts in the browser.
    const byHand =
      /(ContactsScreen\.stories\.tsx (Busy|Refused|Throttled|Offline)|LoginScreen\.stories\.tsx Refused|MaintenanceScreen\.stories\.tsx Loading)$/
    expect(same(drawn).filter((name) => !byHand.test(name))).toEqual([])
  })

  it('canary: a state equal to the ready state is detected', () => {
    expect(same({ [`${assets} Ready`]: drawn[`${assets} Ready`]!, [`${assets} Offline`]: drawn[`${assets} Ready`]! })).toEqual([
      `${assets} Offline`,
    ])
  })
})

describe('the stories', () => {
  it('render completely: no Suspense boundary is left pending', () => {
    expect(Object.keys(drawn).filter((name) => drawn[name]!.includes('<!--$!-->'))).toEqual([])
  })
})
