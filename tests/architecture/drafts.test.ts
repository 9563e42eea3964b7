import { describe, expect, it } from 'vitest'
import type { Sources } from '#openapi/tools/imports.ts'
import { readSources } from '#openapi/tools/imports.ts'

const sources = readSources('design-system', 'app')

/** Components that take input. */
const field =
  /<(?:\w*Slider|TypedRuler|RadioGroup|Select|SelectField|TextField|PasswordField|AmountField|AddressField|CodeField|PhoneField|DateField|SearchField|Checkbox|SegmentedControl|FilterBar|DateRange)\b/

/** Forms without a draft: they contain little but secrets. */
const without: ReadonlySet<string> = new Set(
  [
    'screens/auth/LoginScreen.tsx',
    'screens/auth/NewPasswordScreen.tsx',
    'screens/auth/PasswordResetScreen.tsx',
    'screens/profile/PasswordForm.tsx',
    'screens/profile/PasswordDialog.tsx',
    'forms/RecoveryCodeForm.tsx',
    'forms/useCodeForm.ts',
  ].map((file) => `design-system/${file}`),
)

/** Fields outside of a form with a draft, and where their values are stored. */
const elsewhere: Readonly<Record<string, string>> = {
  'design-system/screens/assets/AssetTransactions.tsx': 'in the address, at once',
  'design-system/screens/assets/RefillScreen.tsx': 'in the address, at once',
  'design-system/screens/assets/TokenSection.tsx': 'in the address, at once',
  'design-system/screens/help/HelpScreen.tsx': 'in the address, at once',
  'design-system/screens/insurance/ClaimScreen.tsx': 'in the address, at once',
  'design-system/screens/landing/CalculatorCard.tsx': 'on a public page, which a lost session does not take away',
  'design-system/screens/profile/LanguageCard.tsx': 'in the cookie and the address, at once',
  'design-system/screens/referral/ActivePartners.tsx': 'in the address, when typing pauses',
  'design-system/screens/referral/StructureFilters.tsx': 'in the address, and in the draft of its page until it has reached it',
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

  it('finds the forms', () => expect(forms.length).toBeGreaterThan(15))

  it('each form has a draft of its own or a listed reason for none', () => {
    const undrafted = forms.filter(([, form]) => draftOf(form) === 'null').map(([file]) => file)
    expect(undrafted.toSorted()).toEqual([...without].toSorted())
    const names = forms.map(([, form]) => draftOf(form)).filter((name) => name?.startsWith("'"))
    expect(new Set(names).size).toBe(names.length)
  })

  const holdsNothing = (all: Sources): string[] =>
    [...all]
      .filter(([file, text]) => file.startsWith('design-system/screens/') && field.test(text))
      .filter(
        ([file, text]) => !/useSchemaForm\(|useSchemaForm<|useCodeForm\(|useDraftState\(|SchemaForm</.test(text) && !without.has(file),
      )
      .map(([file]) => file)

  it('each field of a screen belongs to a form, or its storage is listed', () => {
    expect(holdsNothing(sources).toSorted()).toEqual(Object.keys(elsewhere).toSorted())
  })

  it('canary: finds a planted field', () => {
    const file = 'design-system/screens/planted/PlantedScreen.tsx'
    expect(holdsNothing(new Map([...sources, [file, '<Slider value={value} />']]))).toContain(file)
  })
})
