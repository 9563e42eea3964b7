import { mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leanTheme } from '#app/tools/lean.ts'
import { knownOf, plainFaults } from './pseudo-rules.ts'
import type { Drawn } from './support/draw-stories.tsx'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(root, 'node_modules/.cache-lean-'))

interface Drawing {
  drawStories: (pseudo?: boolean) => Promise<Record<string, Drawn>>
  dataOfStories: () => Record<string, string[]>
}

async function drawing(name: string, lean: boolean): Promise<Drawing> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode: 'production',
    plugins: [react(), ...(lean ? [leanTheme()] : [])],
    build: {
      ssr: join(import.meta.dirname, 'support/draw-stories.tsx'),
      outDir: join(folder, name),
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'draw.mjs' } },
    },
  })
  return (await import(pathToFileURL(join(folder, name, 'draw.mjs')).href)) as Drawing
}

const differing = (whole: Record<string, Drawn>, lean: Record<string, Drawn>): string[] =>
  Object.keys(whole).filter((name) => whole[name]!.html !== lean[name]!.html || whole[name]!.css !== lean[name]!.css)

let whole: Record<string, Drawn> = {}
let lean: Record<string, Drawn> = {}
let pseudo: Record<string, Drawn> = {}
let data: Record<string, string[]> = {}

beforeAll(async () => {
  const full = await drawing('whole', false)
  whole = await full.drawStories()
  lean = await (await drawing('lean', true)).drawStories()
  pseudo = await full.drawStories(true)
  data = full.dataOfStories()
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// L2, as far as it needs no hand and no eye; that nothing is cut is seen in the browser (stories/.storybook/pseudo.setup.ts).
describe('every screen in the pseudo-language', () => {
  const screens = () => Object.entries(pseudo).filter(([name]) => name.startsWith('/stories/screens/'))

  it('has no text that is in no catalogue, and no message without its end', () => {
    expect(screens().length).toBeGreaterThan(500)
    const faults = screens().flatMap(([name, { html }]) =>
      plainFaults(html, knownOf(data[name.split(' ')[0] ?? ''] ?? [])).map((fault) => `${name}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it('would be found out by English', () => {
    const [name = ''] = screens().find(([one]) => one.endsWith('AssetsScreen.stories.tsx Ready')) ?? []
    expect(plainFaults(whole[name]!.html, knownOf(data[name.split(' ')[0] ?? ''] ?? []))).toContain(
      'not in the catalogue: Value of all tokens',
    )
  })
})

describe('the states of a screen', () => {
  const states = new Set(['Loading', 'Failed', 'Empty', 'Offline', 'Busy', 'Refused', 'Throttled'])
  const same = (drawn: Record<string, Drawn>): string[] =>
    Object.keys(drawn).filter((name) => {
      const [file = '', story = ''] = name.split(' ')
      const ready = drawn[`${file} Ready`] ?? drawn[`${file} Blank`]
      return file.startsWith('/stories/screens/') && states.has(story) && ready?.html === drawn[name]?.html
    })

  it('look another way than when all is well', () => {
    // What only a hand brings about: a form that has to be opened or sent first, a countdown that begins in the browser.
    const byHand =
      /(ContactsScreen\.stories\.tsx (Busy|Refused|Throttled|Offline)|LoginScreen\.stories\.tsx Refused|MaintenanceScreen\.stories\.tsx Loading)$/
    expect(same(whole).filter((name) => !byHand.test(name))).toEqual([])
  })

  it('would be found out by a state that is none', () => {
    const file = '/stories/screens/assets/AssetsScreen.stories.tsx'
    expect(same({ [`${file} Ready`]: whole[`${file} Ready`]!, [`${file} Offline`]: whole[`${file} Ready`]! })).toEqual([`${file} Offline`])
  })
})

describe('the stories', () => {
  it('are drawn with all their parts: none waits for one', () => {
    expect(Object.keys(whole).filter((name) => whole[name]!.html.includes('<!--$!-->'))).toEqual([])
  })
})

describe('the lean build', () => {
  it('draws every story as MUI itself does: the same elements, the same rules in the same order', () => {
    expect(Object.keys(lean)).toEqual(Object.keys(whole))
    expect(Object.keys(whole).length).toBeGreaterThan(300)
    expect(differing(whole, lean)).toEqual([])
  })

  it('would be found out by one rule or one element', () => {
    const [name = ''] = Object.keys(whole)
    const { html, css } = whole[name]!
    expect(differing(whole, { ...lean, [name]: { html, css: css.replace('display', 'visibility') } })).toEqual([name])
    expect(differing(whole, { ...lean, [name]: { html: html.replace('<div', '<p'), css } })).toEqual([name])
  })
})
