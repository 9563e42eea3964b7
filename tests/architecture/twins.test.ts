import { describe, expect, it } from 'vitest'
import { readSources } from './sources.ts'
import { twinsIn } from './twins.ts'

/** What is native for a reason. */
const native: ReadonlyArray<[file: string, elements: string, why: string]> = [
  ['design-system/forms/FormattedInput.tsx', 'input', 'it is the element inside of MUI’s OutlinedInput, by its `inputComponent`'],
  ['design-system/components/RulerSlider.tsx', 'input', 'it is the element inside of MUI’s Slider, by its `slots`'],
  ['design-system/components/charts/ChartFrame.tsx', 'input', 'nobody sees it: arrow keys read a drawing by it, value by value'],
  ['design-system/screens/auth/NewPasswordScreen.tsx', 'input', 'nobody sees it: it tells a password manager whose password this is'],
  ['design-system/screens/profile/PasswordForm.tsx', 'input', 'nobody sees it: it tells a password manager whose password this is'],
  [
    'design-system/components/AccordionItem.tsx',
    'details',
    'it opens without a script, on pages that are read without one; MUI’s Accordion does not',
  ],
  ['design-system/components/Article.tsx', 'details', 'it opens without a script'],
  ['design-system/components/DemoRibbon.tsx', 'details', 'it opens without a script'],
  ['design-system/layouts/PublicHeader.tsx', 'details', 'the menu opens without a script'],
]

/** What has still to be drawn with MUI's component. The list may only shrink. */
const left: ReadonlyArray<[file: string, elements: string]> = [
  ['design-system/components/deals/DealTable.styles.ts', 'table'],
  ['design-system/screens/landing/Ranks.tsx', 'table'],
]

const allowed = new Set([...native, ...left].flatMap(([file, elements]) => elements.split(' ').map((element) => `${file}: ${element}`)))
const twins = [...readSources('design-system')].flatMap(([file, code]) => twinsIn(code).map((element) => `${file}: ${element}`))

describe('what MUI has a component for', () => {
  it('is drawn with it: no twin is written by hand but those that are listed', () => {
    expect(twins.filter((twin) => !allowed.has(twin))).toEqual([])
  })

  it('and nothing is listed that is gone', () => {
    expect([...allowed].filter((twin) => !twins.includes(twin))).toEqual([])
  })

  it.each([
    ["const Root = styled('button')({})", 'button'],
    ["const Root = styled(\n  'dialog',\n  omitProps('wide'),\n)({})", 'dialog'],
    ['<input type="checkbox" />', 'input'],
    ['<select value={value}>', 'select'],
    ['<table>', 'table'],
  ])('canary: finds %s', (code, element) => expect(twinsIn(code)).toEqual([element]))

  it('canary: takes no component for a twin of itself', () => {
    expect(twinsIn('<Button variant="soft" /><TableRow /><Select native />')).toEqual([])
  })
})
