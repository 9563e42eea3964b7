import { describe, expect, it } from 'vitest'
import type { Sources } from './sources.ts'
import type { Takes } from '#stories/site/states.ts'
import { statesOf } from '#stories/site/states.ts'
import { readSources } from './sources.ts'
import { blockFaults, emptyStories, screenFaults, staleExceptions } from './story-rules.ts'

const real = readSources('design-system', 'stories', 'app')

const right = {
  'design-system/screens/trade/DealsScreen.tsx':
    "import { Money } from '../../components/Money.tsx'\nexport interface DealsScreenProps {\n  deals: Loadable<Deal[]>\n  links: { deal: string }\n}\n",
  'design-system/screens/auth/LoginScreen.tsx':
    "import { LoginForm } from './LoginForm.tsx'\nexport type LoginScreenProps = { submission: Submission; onSubmit: () => void }\n",
  'design-system/screens/auth/LoginForm.tsx': 'export const LoginForm = () => useSchemaForm({})\n',
  'design-system/screens/trade/MoveScreen.tsx':
    "import type { MoveFormProps } from './MoveForm.tsx'\nimport { MoveForm } from './MoveForm.tsx'\nexport interface MoveScreenProps extends MoveFormProps {\n  hidden: boolean\n}\n",
  'design-system/screens/trade/MoveForm.tsx':
    'export interface MoveFormProps {\n  balances: Loadable<BalanceList>\n}\nexport const MoveForm = () => useSchemaForm<Move>({})\n',
  'design-system/screens/errors/GoneScreen.tsx': 'export interface GoneScreenProps {\n  path: string\n}\n',
  'design-system/components/Money.tsx': "import { Sign } from './Sign.tsx'\n",
  'design-system/components/Sign.tsx': '',
  'design-system/components/art/Coin.tsx': '',
  'design-system/layouts/AuthLayout.tsx': "import { Coin } from '../components/art/Coin.tsx'\n",
  'stories/screens/trade/DealsScreen.stories.tsx':
    "import { DealsScreen } from '#design-system/screens/trade/DealsScreen.tsx'\nexport const Ready: Story = {}\nexport const Loading: Story = {}\nexport const Failed: Story = {}\nexport const Empty: Story = {}\nexport const Offline: Story = {}\nexport const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }\n",
  'stories/screens/trade/MoveScreen.stories.tsx':
    "import { MoveScreen } from '#design-system/screens/trade/MoveScreen.tsx'\nexport const Ready = {}\nexport const Loading = {}\nexport const Failed = {}\nexport const Empty = {}\nexport const Offline = {}\nexport const Invalid = {}\nexport const Busy = {}\nexport const Refused = {}\nexport const Throttled = {}\nexport const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }\n",
  'stories/screens/auth/LoginScreen.stories.tsx':
    "import { LoginScreen } from '#design-system/screens/auth/LoginScreen.tsx'\nexport const Blank = {}\nexport const Invalid = {}\nexport const Busy = {}\nexport const Refused = {}\nexport const Throttled = {}\nexport const German: Story = { globals: { locale: 'de', viewport: { value: 'w320' } } }\n",
  'design-system/screens/uta/BuyScreen.tsx':
    "import { Ask } from './Ask.tsx'\nexport interface BuyScreenProps {\n  submission: Submission\n}\n",
  'design-system/screens/uta/Ask.tsx': 'export const Ask = () => <UnknownOutcome />\n',
  'stories/screens/uta/BuyScreen.stories.tsx':
    "import { BuyScreen } from '#design-system/screens/uta/BuyScreen.tsx'\nexport const Busy = {}\nexport const Refused = {}\nexport const Throttled = {}\nexport const Unknown = {}\nexport const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }\n",
  'stories/screens/errors/GoneScreen.stories.tsx':
    "import { GoneScreen } from '#design-system/screens/errors/GoneScreen.tsx'\nexport const Ready = {}\nexport const GermanAt360 = { globals: { locale: 'de', viewport: { value: 'w360' } } }\n",
  'stories/components/Money.stories.tsx': "import { Money } from '#design-system/components/Money.tsx'\nexport const Matrix: Story = {}\n",
  'stories/components/Art.stories.tsx': "import { Coin } from '#design-system/components/art/Coin.tsx'\nexport const Sheet: Story = {}\n",
  'stories/layouts/AuthLayout.stories.tsx':
    "import { AuthLayout } from '#design-system/layouts/AuthLayout.tsx'\nexport const Ready: Story = {}\n",
}
type File = keyof typeof right

const planted = (change: (files: Map<string, string>) => void): Sources => {
  const files = new Map<string, string>(Object.entries(right))
  change(files)
  return files
}
const without = (file: File) => planted((files) => files.delete(file))
const replaced = (file: File, from: string | RegExp, to: string) =>
  planted((files) => {
    expect(right[file]).toMatch(from)
    files.set(file, right[file].replace(from, to))
  })
const everyFault = (sources: Sources) => [...screenFaults(sources), ...blockFaults(sources), ...emptyStories(sources)]

describe('each screen', () => {
  it('has a story for each state that its props can have, and one in German on a phone', () => {
    expect([...real.keys()].filter((file) => file.endsWith('Screen.tsx')).length).toBeGreaterThan(0)
    expect(screenFaults(real)).toEqual([])
  })

  it('is ready, loading, failed, empty or offline if it reads data; blank, invalid, busy, refused or throttled if it has a form; unknown if it moves money', () => {
    const states = (reads: boolean, form: boolean, more: Partial<Takes> = {}) =>
      statesOf('SomeScreen', { reads, form, sends: form, money: false, ...more }).map(({ state }) => state)
    expect(states(true, false)).toEqual(['Ready', 'Loading', 'Failed', 'Empty', 'Offline'])
    expect(states(false, true)).toEqual(['Blank', 'Invalid', 'Busy', 'Refused', 'Throttled'])
    expect(states(true, true)).toEqual(['Ready', 'Loading', 'Failed', 'Empty', 'Offline', 'Invalid', 'Busy', 'Refused', 'Throttled'])
    expect(states(false, false)).toEqual([])
    expect(states(false, false, { sends: true })).toEqual(['Busy', 'Refused', 'Throttled'])
    expect(states(false, true, { money: true }).at(-1)).toBe('Unknown')
  })

  it('has exceptions only for states that it would need, each with a reason', () => {
    expect(staleExceptions(real)).toEqual([])
    expect(staleExceptions(planted(() => {})).length).toBeGreaterThan(0)
  })
})

describe('each component', () => {
  it('of components, forms and layouts has a story', () => {
    expect([...real.keys()].filter((file) => file.startsWith('design-system/components/')).length).toBeGreaterThan(0)
    expect(blockFaults(real)).toEqual([])
  })

  it('has stories in its story file', () => {
    expect(emptyStories(real)).toEqual([])
  })
})

describe('canary', () => {
  it('finds nothing in complete stories', () => {
    expect(everyFault(planted(() => {}))).toEqual([])
  })

  it.each<[string, () => Sources, string]>([
    [
      'a screen without a story',
      () => without('stories/screens/trade/DealsScreen.stories.tsx'),
      'DealsScreen: no story in stories/screens/trade shows it',
    ],
    [
      'a story file that shows another screen',
      () => replaced('stories/screens/auth/LoginScreen.stories.tsx', 'auth/LoginScreen', 'trade/DealsScreen'),
      'LoginScreen: no story in stories/screens/auth shows it',
    ],
    [
      'a story file that takes only the type',
      () => replaced('stories/screens/auth/LoginScreen.stories.tsx', 'import {', 'import type {'),
      'LoginScreen: no story in stories/screens/auth shows it',
    ],
    [
      'a read without its failure',
      () => replaced('stories/screens/trade/DealsScreen.stories.tsx', 'const Failed', 'const Broken'),
      'DealsScreen: no story is called Failed',
    ],
    [
      'a list without its emptiness',
      () => replaced('stories/screens/trade/DealsScreen.stories.tsx', /.*Empty.*\n/, ''),
      'DealsScreen: no story is called Empty',
    ],
    [
      'a read that nobody saw without a connection',
      () => replaced('stories/screens/trade/DealsScreen.stories.tsx', 'const Offline', 'const Saved'),
      'DealsScreen: no story is called Offline',
    ],
    [
      'a form in a piece of the screen that is never sent too often',
      () => replaced('stories/screens/trade/MoveScreen.stories.tsx', 'const Throttled', 'const Tired'),
      'MoveScreen: no story is called Throttled',
    ],
    [
      'a read that the screen takes over from its piece',
      () => replaced('stories/screens/trade/MoveScreen.stories.tsx', 'const Loading', 'const Waiting'),
      'MoveScreen: no story is called Loading',
    ],
    [
      'a form that is never refused',
      () => replaced('stories/screens/auth/LoginScreen.stories.tsx', /.*Refused.*\n/, ''),
      'LoginScreen: no story is called Refused',
    ],
    [
      'something sent by a button, and never too often',
      () => replaced('stories/screens/uta/BuyScreen.stories.tsx', 'const Throttled', 'const Tired'),
      'BuyScreen: no story is called Throttled',
    ],
    [
      'money whose answer is never lost',
      () => replaced('stories/screens/uta/BuyScreen.stories.tsx', 'const Unknown', 'const Lost'),
      'BuyScreen: no story is called Unknown',
    ],
    [
      'a screen that nobody saw in German on a phone',
      () => replaced('stories/screens/errors/GoneScreen.stories.tsx', "'w360'", "'w1280'"),
      'GoneScreen: no story is German on a phone',
    ],
    [
      'a screen whose props cannot be read',
      () => replaced('design-system/screens/errors/GoneScreen.tsx', 'GoneScreenProps', 'Props'),
      'GoneScreen: declares no',
    ],
    ['a part without a story', () => without('stories/components/Money.stories.tsx'), 'Money: no story in stories/components/ is its own'],
    [
      'a part that only stands in the story of another',
      () =>
        planted((files) => {
          files.delete('stories/components/Art.stories.tsx')
          files.set(
            'stories/components/Money.stories.tsx',
            `${right['stories/components/Money.stories.tsx']}import '#design-system/components/art/Coin.tsx'\n`,
          )
        }),
      'Coin: no story in stories/components/ is its own',
    ],
    [
      'a piece that nobody shows',
      () => replaced('design-system/components/Money.tsx', /.*\n/, ''),
      'Sign: no story shows it, and no other room uses it',
    ],
    [
      'a layout without a story',
      () => without('stories/layouts/AuthLayout.stories.tsx'),
      'AuthLayout: no story in stories/layouts/ is its own',
    ],
    [
      'a story file without stories',
      () => replaced('stories/components/Art.stories.tsx', /export.*\n/, ''),
      'stories/components/Art.stories.tsx: has no story',
    ],
  ])('finds %s', (_, sources, fault) => {
    expect(everyFault(sources()).join('\n')).toContain(fault)
  })
})
