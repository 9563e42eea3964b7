import { describe, expect, it } from 'vitest'
import { readSources } from './sources.ts'
import { twinsIn } from './twins.ts'

/** What is native for a reason. */
const native: ReadonlyArray<[file: string, elements: string, why: string]> = [
  ['design-system/forms/FormattedInput.tsx', 'input', 'it is the element inside of MUI’s OutlinedInput, by its `inputComponent`'],
  ['design-system/screens/auth/NewPasswordScreen.tsx', 'input', 'nobody sees it: it tells a password manager whose password this is'],
  ['design-system/screens/profile/PasswordForm.tsx', 'input', 'nobody sees it: it tells a password manager whose password this is'],
]

/** What has still to be drawn with MUI's component. The list may only shrink. */
const left: ReadonlyArray<[file: string, elements: string]> = [
  ['design-system/components/AccordionItem.tsx', 'details'],
  ['design-system/components/Article.tsx', 'details'],
  ['design-system/components/ChatLauncher.tsx', 'button'],
  ['design-system/components/DemoRibbon.tsx', 'details'],
  ['design-system/components/FilterBar.tsx', 'select input'],
  ['design-system/components/ManualCopyField.tsx', 'textarea input'],
  ['design-system/components/RulerSlider.tsx', 'input'],
  ['design-system/components/charts/ChartFrame.tsx', 'input'],
  ['design-system/components/charts/ChartTable.tsx', 'table'],
  ['design-system/components/deals/DealTable.styles.ts', 'table'],
  ['design-system/forms/AmountField.tsx', 'select'],
  ['design-system/forms/Box.tsx', 'input'],
  ['design-system/forms/Checkbox.tsx', 'input'],
  ['design-system/forms/CodeField.tsx', 'input'],
  ['design-system/forms/RadioGroup.tsx', 'input'],
  ['design-system/forms/SelectField.tsx', 'select'],
  ['design-system/forms/Switch.tsx', 'input'],
  ['design-system/layouts/ProtectLayout.tsx', 'button'],
  ['design-system/layouts/PublicFooter.tsx', 'button'],
  ['design-system/layouts/PublicHeader.tsx', 'details'],
  ['design-system/screens/auth/RegistrationScreen.tsx', 'button'],
  ['design-system/screens/landing/Ranks.tsx', 'table'],
  ['design-system/screens/referral/PartnerLevel.tsx', 'button'],
  ['design-system/screens/uta/PlanCards.tsx', 'input'],
  ['design-system/screens/uta/WeekTable.tsx', 'table'],
]

const allowed = new Set([...native, ...left].flatMap(([file, elements]) => elements.split(' ').map((element) => `${file}: ${element}`)))
const twins = [...readSources('design-system')].flatMap(([file, code]) => twinsIn(code).map((element) => `${file}: ${element}`))

describe('what MUI has a component for', () => {
  it('is drawn with it: no twin is written by hand but those that are listed', () => {
    expect(twins.filter((twin) => !allowed.has(twin))).toEqual([])
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
