import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { storyNameFromExport } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { chromatic } from '#stories/.storybook/chromatic.ts'
import { chromaticArgs } from '../visual/chromatic-plan.ts'
import type { StoryEntry } from '../visual/workbench.ts'

const root = resolve(import.meta.dirname, '../..')
const config = JSON.parse(readFileSync(join(root, 'stories/.storybook/chromatic.config.json'), 'utf8')) as Record<string, unknown>

/** Every story, from the sources: Storybook itself takes a minute to build. */
const stories = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.stories.tsx'))
  .toSorted()
  .flatMap((importPath): StoryEntry[] => {
    const source = readFileSync(join(root, 'stories', importPath), 'utf8')
    const title = /\btitle:\s*'([^']+)'/.exec(source)?.[1] ?? ''
    return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => ({
      id: `${title}--${name}`,
      title,
      name: storyNameFromExport(name),
      importPath,
    }))
  })
const looks = Object.keys(chromatic.modes).length
const patterns = (all: readonly StoryEntry[]): string[] => chromaticArgs(all).filter((arg) => arg !== '--only-story-names')

describe('what Chromatic draws', () => {
  it('is less than 800 snapshots; everything in every look would be more than 3,000', () => {
    expect(patterns(stories).length * looks).toBeLessThan(800)
    expect(patterns(stories).length * looks).toBeGreaterThan(350)
    // Canary.
    expect(stories.length * 4).toBeGreaterThan(3000)
  })

  it('is each component, each form and each ready screen once', () => {
    const names = patterns(stories)
    expect(new Set(names).size).toBe(names.length)
    const files = new Set(stories.filter(({ title }) => /^(components|forms)\//.test(title)).map(({ title }) => title))
    expect([...files].filter((title) => !names.some((name) => name.startsWith(`${title}/`)))).toEqual([])
    expect(names).toContain('screens/trade/TransactionsScreen/Ready')
    expect(names).not.toContain('screens/trade/TransactionsScreen/Loading')
  })

  it('names stories literally, although Chromatic reads patterns', () => {
    const odd = { id: 'x', title: 'components/Odd', name: 'All (two)', importPath: 'x' }
    expect(patterns([odd])).toEqual([String.raw`components/Odd/All \(two\)`])
  })

  it('shows both colour schemes and both widths', () => {
    const modes = Object.values(chromatic.modes)
    expect(new Set(modes.map(({ theme }) => theme))).toEqual(new Set(['light', 'dark']))
    expect(new Set(modes.map(({ viewport }) => viewport))).toEqual(new Set(['w390', 'w1280']))
  })

  it('fails on changes, with main as the baseline', () => {
    expect(config).toMatchObject({ exitZeroOnChanges: false, autoAcceptChanges: 'main' })
    expect(config).not.toHaveProperty('onlyStoryNames')
  })
})
