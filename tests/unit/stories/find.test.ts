import { describe, expect, it } from 'vitest'
import { addressOf, find, parseQuery } from '#stories/site/find.ts'
import type { Site } from '#stories/site/site.ts'

const story = (name: string, rest: object = {}) => ({
  id: `screens-x--${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  about: '',
  ...rest,
})
const site: Site = {
  areas: [
    {
      name: 'Assets',
      pages: [
        { path: '/cabinet/actives/withdraw', title: 'Withdrawal', layout: 'default', access: 'cabinet', screens: ['WithdrawChoiceScreen'] },
        { path: '/r/:code', title: 'Invitation', layout: 'empty', access: 'public', screens: [] },
      ],
    },
  ],
  screens: [
    {
      name: 'WithdrawChoiceScreen',
      file: '',
      states: [{ state: 'Ready', story: 'screens-x--ready' }, { state: 'Empty' }, { state: 'Offline', never: 'it does not age' }],
      stories: [story('Ready'), story('Blocked'), story('Blocked In Russian', { locale: 'ru', theme: 'dark', width: 360 })],
    },
    { name: 'ErrorScreen', file: '', states: [], stories: [story('Gave Up', { about: 'The 20th attempt had no answer.' })] },
  ],
  loose: ['ErrorScreen'],
  groups: [{ title: 'parts/Money', stories: [story('Hero')] }],
}
const names = (text: string, rest: object = {}) =>
  find(site, { text, area: '', lacks: '', ...rest }).areas.flatMap(({ pages }) =>
    pages.flatMap(({ screens }) => screens.flatMap(({ stories }) => stories.map(({ name }) => name))),
  )

describe('the search query of the site map', () => {
  it('is split into display options and text', () => {
    expect(parseQuery('withdrawals blocked, German, phone, dark')).toEqual({
      words: ['withdrawal', 'blocked'],
      locale: 'de',
      theme: 'dark',
      width: 390,
    })
    expect(parseQuery('refill’s 20th attempt 360px')).toEqual({ words: ['refill', '20th', 'attempt'], width: 360 })
    expect(parseQuery('attempt 20')).toEqual({ words: ['attempt', '20'] })
  })

  it('matches area, title, path, screen, story and its comment, whatever the ending', () => {
    expect(names('withdrawals blocked')).toEqual(['Blocked', 'Blocked In Russian'])
    expect(names('20th attempt')).toEqual(['Gave Up'])
    expect(names('withdrawals exploded')).toEqual([])
  })

  it('excludes stories fixed to another language or theme', () => {
    expect(names('blocked German')).toEqual(['Blocked'])
    expect(names('blocked russian phone')).toEqual(['Blocked', 'Blocked In Russian'])
    expect(names('blocked light')).toEqual(['Blocked'])
  })

  it('finds screens that lack a state, except excused ones', () => {
    expect(names('', { lacks: 'any' })).toHaveLength(3)
    expect(names('', { lacks: 'Empty' })).toHaveLength(4)
    expect(find(site, { text: '', area: 'Assets', lacks: 'any' }).areas[0]?.pages.map(({ path }) => path)).toEqual([
      '/cabinet/actives/withdraw',
    ])
  })

  it('keeps pages without a screen, and parts beside them', () => {
    const all = find(site, { text: '', area: '', lacks: '' })
    expect(all.areas[0]?.pages.map(({ path }) => path)).toContain('/r/:code')
    expect(all.groups).toHaveLength(1)
    expect(find(site, { text: 'money', area: '', lacks: '' }).areas).toEqual([])
  })
})

it('a URL contains how the story opens', () => {
  expect(addressOf('a--b', {})).toBe('./?path=/story/a--b')
  expect(addressOf('a--b', { locale: 'de', theme: 'dark', width: 390 })).toBe(
    './?path=/story/a--b&globals=locale:de;theme:dark;viewport.value:w390;viewport.isRotated:!false',
  )
})
