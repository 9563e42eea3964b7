import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createCabinetTheme } from '#design-system/theme/theme.ts'
import { builtPages, dist } from './built.ts'

const variable = '--matu-palette-primary-main:'
const sheets = (html: string): string[] => [...html.matchAll(/<style([^>]*)>([^<]*)<\/style>/g)].map(([whole]) => whole)

describe('the theme in a prerendered page', () => {
  it('appears once, for both schemes, in style sheets that Emotion hydrates', () => {
    const faults = builtPages().flatMap(({ path, file }) => {
      const holding = sheets(readFileSync(join(dist, file), 'utf8')).filter((sheet) => sheet.includes(variable))
      const [sheet = ''] = holding
      const found = [holding.length, sheet.split(variable).length - 1, /^<style data-emotion="css-global \w+">/.test(sheet)].join()
      return found === '1,2,true' ? [] : [`${path}: ${found}`]
    })
    expect(faults).toEqual([])
  })
})

describe('the theme', () => {
  it('keeps the variables of every MUI component', () => {
    const { palette } = createCabinetTheme().vars!
    for (const name of [
      'Alert',
      'AppBar',
      'Avatar',
      'Chip',
      'LinearProgress',
      'Skeleton',
      'Slider',
      'SnackbarContent',
      'StepConnector',
    ] as const)
      expect(Object.keys(palette[name]), name).not.toEqual([])
    for (const name of ['StepContent', 'Switch', 'TableCell', 'Tooltip', 'FilledInput'] as const)
      expect(Object.keys(palette[name]), name).not.toEqual([])
  })
})
