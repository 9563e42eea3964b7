import { describe, expect, it } from 'vitest'
import { readSources } from '#openapi/tools/imports.ts'

const sources = readSources('design-system', 'app')

/** Components that take input. */
const field =
  /<(?:\w*Slider|TypedRuler|RadioGroup|Select|SelectField|TextInput|PasswordField|AmountField|AddressField|CodeField|PhoneField|DateField|SearchField|Checkbox|SegmentedControl|FilterBar|DateRange)\b/

/** Forms without a draft: they contain little but secrets. */
const without = [
  'design-system/forms/RecoveryCodeForm.tsx',
  'design-system/forms/useCodeForm.ts',
  'design-system/screens/auth/LoginScreen.tsx',
  'design-system/screens/auth/NewPasswordScreen.tsx',
  'design-system/screens/auth/PasswordResetScreen.tsx',
  'design-system/screens/profile/PasswordDialog.tsx',
  'design-system/screens/profile/PasswordForm.tsx',
  'design-system/screens/security/EndOthers.tsx',
  'design-system/screens/security/ThawForm.tsx',
]

/** Fields outside of a form with a draft, and where their values are stored. */
const elsewhere: Readonly<Record<string, string>> = {
  'design-system/screens/assets/AssetTransactions.tsx': 'in the address, at once',
  'design-system/screens/assets/RefillScreen.tsx': 'in the address, at once',
  'design-system/screens/assets/TokenSection.tsx': 'in the address, at once',
  'design-system/screens/bonus/ExchangeForm.tsx': 'in the form that useLinkedAmounts makes',
  'design-system/screens/help/HelpScreen.tsx': 'in the address, at once',
  'design-system/screens/insurance/ClaimScreen.tsx': 'in the address, at once',
  'design-system/screens/landing/CalculatorCard.tsx': 'on a public page, which a lost session does not take away',
  'design-system/screens/profile/LanguageCard.tsx': 'in the cookie and the address, at once',
  'design-system/screens/referral/ActivePartners.tsx': 'in the address, when typing pauses',
  'design-system/screens/referral/StructureFilters.tsx': 'in the address, and in the draft of its page until it has reached it',
  'design-system/screens/trade/StatementPeriod.tsx': 'in the address, at once',
  'design-system/screens/trade/TransactionFilterBar.tsx': 'in the address, at once',
  'design-system/screens/trade/TransactionTools.tsx': 'in the address, as soon as typing pauses',
  'design-system/screens/uta/BalanceLine.tsx': 'a view of a chart, nothing that is typed',
  'design-system/screens/uta/CalculatorRulers.tsx': 'in the address, and in the draft of its page until it has reached it',
  'design-system/screens/uta/DealFilterBar.tsx': 'in the address, at once',
  'design-system/screens/uta/UtaRewardScreen.tsx': 'in the address, at once',
}

/** Each call of useSchemaForm, up to the end of its options. */
const formsOf = (text: string): string[] => text.split(/useSchemaForm(?:<[^(]*>)?\(\{/).slice(1)
const draftOf = (form: string): string | null => /\bdraft(?::\s*([^\n]+?))?,/.exec(form.split('\n  })')[0] ?? '')?.[1] ?? null

describe('input of every form survives the end of its session', () => {
  const forms = [...sources].flatMap(([file, text]) => formsOf(text).map((form): [string, string] => [file, form]))

  it('each form has a draft of its own or a listed reason for none', () => {
    expect(forms.length).toBeGreaterThan(15)
    const undrafted = forms.filter(([, form]) => draftOf(form) === 'null').map(([file]) => file)
    expect(undrafted.toSorted()).toEqual(without)
    const names = forms.map(([, form]) => draftOf(form)).filter((name) => name?.startsWith("'"))
    expect(new Set(names).size).toBe(names.length)
  })

  const holder = /useSchemaForm\(|useSchemaForm<|useCodeForm\(|useDraftState\(|SchemaForm</
  const holdsNothing = ([file, text]: readonly [string, string]): boolean =>
    file.startsWith('design-system/screens/') && field.test(text) && !holder.test(text) && !without.includes(file)

  it('each field of a screen belongs to a form, or its storage is listed', () => {
    const found = [...sources].filter(holdsNothing).map(([file]) => file)
    expect(found.toSorted()).toEqual(Object.keys(elsewhere).toSorted())
    expect(holdsNothing(['design-system/screens/planted/PlantedScreen.tsx', '<Slider value={value} />'])).toBe(true)
  })
})
