import { describe, expect, it } from 'vitest'
import { ConfigError, defaultConfig, parseConfig } from '#app/config.ts'

describe('settings of a deployment', () => {
  it('are the defaults where none are given: our own origin, insurance on, nothing of third parties', () => {
    for (const text of [undefined, null, '', '  \n']) expect(parseConfig(text)).toEqual(defaultConfig)
    expect(defaultConfig).toEqual({
      api: '',
      google_client_id: null,
      chat: null,
      analytics: null,
      analytics_consent: true,
      explorer: null,
      flags: { insurance: true },
      maintenance: false,
      idempotency: true,
      offline: true,
    })
  })

  it('are read as given', () => {
    const given = {
      api: 'https://api.matu.example',
      google_client_id: 'abc-1.apps.googleusercontent.com',
      chat: { id: '1', hash: 'x' },
      analytics: 12345,
      analytics_consent: false,
      explorer: 'https://bscscan.com',
      flags: { insurance: false },
      maintenance: true,
      idempotency: false,
      offline: false,
    }
    expect(parseConfig(JSON.stringify(given))).toEqual(given)
    expect(parseConfig('{"flags":{}}').flags).toEqual({ insurance: true })
  })

  it.each([
    ['{', 'not JSON'],
    ['[]', '(top)'],
    ['{"apii":""}', 'apii'],
    ['{"api":"javascript:alert(1)"}', 'api'],
    ['{"api":"https://x/?a=1"}', 'api'],
    ['{"explorer":"http://bscscan.com"}', 'explorer'],
    ['{"explorer":"https://bscscan.com/"}', 'explorer'],
    ['{"flags":{"insurance":"no"}}', 'flags.insurance'],
    ['{"analytics":"1"}', 'analytics'],
    ['{"chat":{"id":"1"}}', 'chat.hash'],
    ['{"google_client_id":"x"}', 'google_client_id'],
  ])('%s is refused, and the message names the setting for an operator', (text, named) => {
    expect(() => parseConfig(text)).toThrow(ConfigError)
    expect(() => parseConfig(text)).toThrow(named)
  })
})
