import { describe, expect, it } from 'vitest'
import { picturedStories } from '../visual/workbench.ts'

describe('picturedStories', () => {
  it('takes one story of each component and the ready story of each screen', () => {
    const story = (title: string, name: string) => ({ id: `${title}--${name}`, title, name, importPath: `${title}.stories.tsx` })
    const all = [
      story('components/Button', 'Ready'),
      story('components/Button', 'Variants'),
      story('components/Dialog', 'Ready'),
      story('components/Dialog', 'Busy'),
      story('screens/trade/TradeScreen', 'Loading'),
      story('screens/trade/TradeScreen', 'Ready'),
      story('machines/Machines', 'Refill'),
    ]
    expect(picturedStories(all).map(({ id }) => id)).toEqual([
      'components/Button--Variants',
      'components/Dialog--Ready',
      'screens/trade/TradeScreen--Ready',
    ])
  })
})
