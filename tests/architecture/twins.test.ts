import { describe, expect, it } from 'vitest'
import { readSources } from './sources.ts'
import { twinsIn } from './twins.ts'

/** Native elements that stay, with the reason. */
const native: ReadonlyArray<[file: string, elements: string, why: string]> = [
  ['design-system/forms/FormattedInput.tsx', 'input', 'it is the element inside of MUI’s OutlinedInput, by its `inputComponent`'],
  ['design-system/components/inputs/RulerSlider.tsx', 'input', 'it is the element inside of MUI’s Slider, by its `slots`'],
  ['design-system/components/charts/ChartFrame.tsx', 'input', 'invisible: arrow keys read the chart through it, value by value'],
  ['design-system/screens/auth/NewPasswordScreen.tsx', 'input', 'invisible: tells a password manager whose password this is'],
  ['design-system/screens/profile/PasswordForm.tsx', 'input', 'invisible: tells a password manager whose password this is'],
  [
    'design-system/components/data-display/AccordionItem.tsx',
    'details',
    'it opens without a script, on pages that are read without one; MUI’s Accordion does not',
  ],
  ['design-system/components/layout/Article.tsx', 'details', 'it opens without a script'],
  [
    'design-system/components/deals/DealTable.styles.ts',
    'table',
    'on a phone its rows become cards by CSS alone, so that they are prerendered; the cells of MUI’s Table bring styles to undo for each',
  ],
  ['design-system/components/feedback/DemoRibbon.tsx', 'details', 'it opens without a script'],
  ['design-system/layouts/PublicHeader.tsx', 'details', 'the menu opens without a script'],
]

const allowed = new Set(native.flatMap(([file, elements]) => elements.split(' ').map((element) => `${file}: ${element}`)))
const twins = [...readSources('design-system')].flatMap(([file, code]) => twinsIn(code).map((element) => `${file}: ${element}`))

describe('elements that MUI has a component for', () => {
  it('are not written by hand, except the listed ones', () => {
    expect(twins.filter((twin) => !allowed.has(twin))).toEqual([])
  })

  it('the list names only elements that exist', () => {
    expect([...allowed].filter((twin) => !twins.includes(twin))).toEqual([])
  })

  it.each([
    ["const Root = styled('button')({})", 'button'],
    ["const Root = styled(\n  'dialog',\n  omitProps('wide'),\n)({})", 'dialog'],
    ['<input type="checkbox" />', 'input'],
    ['<select value={value}>', 'select'],
    ['<table>', 'table'],
    ['<hr />', 'hr'],
  ])('canary: finds %s', (code, element) => expect(twinsIn(code)).toEqual([element]))

  it('canary: ignores the MUI component itself', () => {
    expect(twinsIn('<Button variant="soft" /><TableRow /><Select native />')).toEqual([])
  })
})
