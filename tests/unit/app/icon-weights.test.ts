import { describe, expect, test } from 'vitest'
import { allIconWeights, iconWeights } from '#app/tools/icon-weights.ts'
import { join } from 'node:path'

const imports = (...icons: string[]) =>
  icons.map((icon) => `import { ${icon}Icon } from '@phosphor-icons/react/dist/csr/${icon}'`).join('\n')
const of = (code: string) => Object.fromEntries([...iconWeights(code)].map(([icon, weights]) => [icon, [...weights].toSorted()]))

describe('the weights that a source draws an icon in', () => {
  test('are those it says, and regular where it says none', () => {
    const code = `${imports('Check', 'X')}\nexport const Part = () => <><CheckIcon size={2} weight="bold" /><XIcon /></>`
    expect(of(code)).toEqual({ Check: ['bold'], X: ['regular'] })
  })

  test('are both of a choice', () => {
    expect(of(`${imports('House')}\nconst a = <HouseIcon weight={on ? 'fill' : 'regular'} />`)).toEqual({ House: ['fill', 'regular'] })
  })

  test('are any of the file for an icon that is chosen as a value', () => {
    const code = `${imports('Sun', 'Moon')}\nconst Icon = dark ? MoonIcon : SunIcon\nconst a = <Icon weight="fill" />`
    expect(of(code)).toEqual({ Sun: ['fill', 'regular'], Moon: ['fill', 'regular'] })
  })

  test('are all for an icon that is handed on, and where the weight is not said in words', () => {
    const all = ['bold', 'fill', 'regular']
    expect(of(`${imports('Gift')}\nexport const entry = { Icon: GiftIcon }`)).toEqual({ Gift: all })
    expect(of(`${imports('Gift')}\nconst a = <GiftIcon weight={weight} />`)).toEqual({ Gift: all })
    expect(of(`${imports('Gift')}\nconst a = <GiftIcon {...rest} />`)).toEqual({ Gift: all })
  })

  test('are none where another package has the name', () => {
    expect(of(`import { XIcon } from 'elsewhere'\nconst a = <XIcon weight="fill" />`)).toEqual({})
  })
})

test('every icon of the design system is drawn in some weight', () => {
  const all = allIconWeights([join(import.meta.dirname, '../../../design-system')])
  expect(all.size).toBeGreaterThan(60)
  expect([...all].filter(([, weights]) => weights.size === 0)).toEqual([])
})
