import { mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leanTheme } from '#app/tools/lean.ts'
import type { Drawn } from './support/draw-stories.tsx'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(root, 'node_modules/.cache-lean-'))

async function drawn(name: string, lean: boolean): Promise<Record<string, Drawn>> {
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
  const { drawStories } = (await import(pathToFileURL(join(folder, name, 'draw.mjs')).href)) as {
    drawStories: () => Promise<Record<string, Drawn>>
  }
  return drawStories()
}

const differing = (whole: Record<string, Drawn>, lean: Record<string, Drawn>): string[] =>
  Object.keys(whole).filter((name) => whole[name]!.html !== lean[name]!.html || whole[name]!.css !== lean[name]!.css)

describe('the lean build', () => {
  let whole: Record<string, Drawn> = {}
  let lean: Record<string, Drawn> = {}

  beforeAll(async () => {
    ;[whole, lean] = [await drawn('whole', false), await drawn('lean', true)]
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

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
