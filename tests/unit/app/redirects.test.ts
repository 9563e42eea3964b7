import { describe, expect, it } from 'vitest'
import { chatModeOf } from '#app/src/integrations/chat.ts'
import { createReporter, describe as say } from '#app/src/integrations/reporter.ts'
import { destination } from '#app/src/auth/redirects.ts'
import { templates } from '#app/src/site/paths.ts'
import { cabinetNavigation } from '#app/src/layouts/navigation.ts'
import { ApiError } from '#sdk'

describe('redirects at the end of a session', () => {
  it('normal logout goes home in the user’s language', () => expect(destination('home', '/de/cabinet/trade/transactions')).toBe('/de'))

  it('forced logout goes to /login and remembers the page', () =>
    expect(destination('login', '/ru/cabinet/trade/transactions?type=bonus')).toBe(
      `/ru/login?next=${encodeURIComponent('/ru/cabinet/trade/transactions?type=bonus')}`,
    ))

  it('a user on a public page stays there', () => {
    for (const page of ['/en', '/en/help', '/en/login', '/en/nothing'])
      for (const to of ['home', 'login'] as const) expect(destination(to, page)).toBeNull()
  })

  it('after verification the requested page opens, or the cabinet', () => {
    const page = '/es/cabinet/profile/verification'
    expect(destination('returnTo', `${page}?next=%2Fes%2Fcabinet%2Ftrade%2Ftransactions`)).toBe('/es/cabinet/trade/transactions')
    expect(destination('returnTo', page)).toBe('/es/cabinet')
    expect(destination('returnTo', `${page}?next=%2F%2Fevil.example`)).toBe('/es/cabinet')
    expect(destination('returnTo', '/es/help')).toBeNull()
  })
})

describe('the live chat', () => {
  it('is anonymous on home, sign-in and registration, authorised on help and absent elsewhere', () => {
    const modes = Object.fromEntries(templates.map((template) => [template, chatModeOf(template)]))
    expect(
      Object.entries(modes)
        .filter(([, mode]) => mode === 'anonymous')
        .map(([template]) => template),
    ).toEqual(['/', '/login', '/registration'])
    expect(
      Object.entries(modes)
        .filter(([, mode]) => mode === 'authorized')
        .map(([template]) => template),
    ).toEqual(['/help'])
    expect(chatModeOf(null)).toBe('removed')
  })
})

describe('the cabinet’s navigation', () => {
  const all = (insurance: boolean) => {
    const { main, more, below } = cabinetNavigation({ locale: 'de', template: '/cabinet', insurance })
    const flat = (items: typeof main): typeof main => items.flatMap((item) => [item, ...flat(item.children ?? [])])
    return flat([...main, ...more, ...below])
  }

  it('links to pages that exist and to no other', () => {
    const there = templates.map((template) => `/de${template}`)
    for (const { href } of all(true)) expect(there).toContain(href)
  })

  it('marks the current page', () =>
    expect(
      all(true)
        .filter(({ current }) => current)
        .map(({ id }) => id),
    ).toEqual(['overview']))

  it('has no link to insurance while its flag is off', () => expect(all(false).filter(({ id }) => id === 'insurance')).toEqual([]))
})

describe('the error reporter', () => {
  it('reports an error once, without personal content', () => {
    const lines: string[] = []
    const report = createReporter((line) => lines.push(line))
    const error = new ApiError({ kind: 'invalid', status: 422, operation: 'login', message: 'vera@matu.test is taken' })
    for (let index = 0; index < 3; index += 1) report({ where: 'render', what: say(error) })
    report({ where: 'promise', what: say(new TypeError('Cannot read "vera@matu.test"')) })
    expect(lines).toEqual(['MATU render: ApiError login invalid 422', 'MATU promise: TypeError'])
  })
})
