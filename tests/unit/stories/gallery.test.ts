import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { rolesOf } from '#stories/foundations/contrast.ts'
import { designTokens, variableOf } from '#stories/foundations/designTokens.ts'
import { schemes } from '#design-system/theme/palette.ts'
import { createCabinetTheme } from '#design-system/theme/theme.ts'
import { documented } from '#stories/.storybook/main.ts'
import { readSite } from '#stories/.storybook/site/read-site.ts'
import { componentsIn, lostNames } from '#stories/site/components.ts'
import { nothingFor } from '#stories/site/find.ts'

const site = readSite()

describe('the gallery of components', () => {
  const components = componentsIn(site)

  it('has each component and field with its first story, under the names that people know', () => {
    expect(components.length).toBeGreaterThan(90)
    expect(components.find(({ name }) => name === 'Dialog')).toMatchObject({ others: ['Modal, popup'] })
    expect(components.every(({ ids }) => ids.every((id) => /^(components|forms)-.+--.+/.test(id)))).toBe(true)
  })

  it('leads nowhere from no name', () => {
    expect(lostNames(components)).toEqual([])
    expect(lostNames(components.filter(({ name }) => name !== 'Dialog'))).toEqual(['Dialog'])
  })
})

it('docs have tables of props for the whole design system, whichever folder is Vite’s root', () => {
  expect(globSync(documented, { cwd: tmpdir() }).length).toBeGreaterThan(300)
})

describe('what the foundations export', () => {
  it('has each role of both schemes as a token, and the name of its CSS variable', () => {
    const { colour } = designTokens() as { colour: Record<'light' | 'dark', Record<string, Record<string, object>>> }
    expect(colour.light['text']!['primary']).toEqual({ $type: 'color', $value: '#0C1F26' })
    expect(Object.keys(colour.dark)).toEqual(Object.keys(colour.light))
    const css = JSON.stringify(createCabinetTheme().generateStyleSheets())
    expect(
      rolesOf(schemes.light)
        .flatMap(([, names]) => names)
        .filter((role) => !css.includes(`"${variableOf(role)}"`)),
    ).toEqual([])
  })
})

it('names the words of a query that are nowhere', () => {
  expect(nothingFor(site, ['withdraw', 'zebra'])).toBe('Nothing has “zebra” in its name.')
  expect(nothingFor(site, ['withdraw', 'password'])).toBe('Nothing has all of these words.')
})
