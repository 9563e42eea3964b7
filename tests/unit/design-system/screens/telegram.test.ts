import { describe, expect, it } from 'vitest'
import { grouped, readDeepLink } from '#design-system/screens/profile/telegram.ts'

describe('a deep link to the bot', () => {
  it('contains the bot and the code', () => {
    const href = 'https://t.me/matu_bot?start=k3v9x1m7'
    expect(readDeepLink(href)).toEqual({ href, name: '@matu_bot', code: 'k3v9x1m7' })
    const own = 'tg://resolve?domain=matu_bot&start=481206'
    expect(readDeepLink(own)).toEqual({ href: own, name: '@matu_bot', code: '481206' })
  })

  it('still opens without either', () => {
    expect(readDeepLink('https://t.me/+abc/def')).toEqual({ href: 'https://t.me/+abc/def', name: null, code: null })
  })

  it.each([
    'javascript:alert(1)',
    'http://t.me/matu_bot',
    'https://t.me.evil.test/matu_bot',
    'https://evil.test/?t.me',
    'data:text/html,x',
    '',
    'matu_bot',
  ])('is rejected if it could do anything but open Telegram: %s', (link) => expect(readDeepLink(link)).toBeNull())

  it('is absent if the server sent none', () => {
    expect(readDeepLink(null)).toBeNull()
  })
})

describe('a code on the screen', () => {
  it('is grouped in threes if it has six digits, and shown whole otherwise', () => {
    expect(grouped('481206')).toBe('481 206')
    expect(grouped('k3v9x1m7')).toBe('k3v9x1m7')
  })
})
