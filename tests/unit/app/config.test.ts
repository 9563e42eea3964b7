import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { settingsFromEnvironment, simulatorSettings } from '#app/build/settings.ts'
import { ConfigError, readSettings, warningsOf } from '#app/server/settings.ts'
import { defaultConfig, parseConfig } from '#app/src/lib/config.ts'

describe('deployment settings', () => {
  it('have defaults: our own origin, insurance on, no third parties', () => {
    for (const text of [undefined, null, '', '  \n']) expect(parseConfig(text)).toEqual(defaultConfig)
    expect(readSettings(' ').config).toEqual(defaultConfig)
    expect(defaultConfig).toEqual({
      api: '',
      google_client_id: null,
      chat: null,
      chat_origin: null,
      chat_hosts: [],
      analytics: null,
      analytics_token: null,
      analytics_consent: true,
      explorer: 'https://bscscan.com',
      support: { email: null, form: null, telegram: null, hours: null, answer_hours: null },
      images: [],
      idle_minutes: null,
      test_transfer_from: null,
      flags: { insurance: true },
      features: [],
      maintenance: false,
      idempotency: true,
      exchange_quotes: false,
      offline: true,
    })
  })

  it('are parsed as given', () => {
    const given = {
      api: 'https://api.matu.example',
      google_client_id: 'abc-1.apps.googleusercontent.com',
      chat: { id: '1', hash: 'x' },
      chat_origin: 'https://chat.example',
      chat_hosts: ['https://chat.example'],
      analytics: 12345,
      analytics_token: 'a-token',
      analytics_consent: false,
      explorer: 'https://explorer.example/bsc',
      support: {
        email: 'support@matu.example',
        form: 'https://help.matu.example/form',
        telegram: 'matu_support',
        hours: 'Mo-Fr 08:00-20:00 Europe/Berlin',
        answer_hours: 24,
      },
      images: ['https://images.example', 'https://*.example:8443'],
      idle_minutes: 15,
      test_transfer_from: '1000',
      flags: { insurance: false },
      features: ['sessions', 'freeze'],
      maintenance: true,
      idempotency: false,
      exchange_quotes: true,
      offline: false,
    }
    expect(readSettings(JSON.stringify(given)).config).toEqual(given)
    expect(parseConfig('{"explorer":null}').explorer).toBeNull()
    expect(parseConfig('{"flags":{}}').flags).toEqual({ insurance: true })
    expect(parseConfig('{"support":{"telegram":"matu_support"}}').support).toEqual({ ...defaultConfig.support, telegram: 'matu_support' })
  })

  it('warn the operator if requests have no key: one click can then move money several times', () => {
    expect(warningsOf(parseConfig('{"idempotency":false}'))).toEqual([expect.stringMatching(/"idempotency": false.*several times/)])
    expect(warningsOf(defaultConfig)).toEqual([])
  })

  it('warn the operator of a time zone that no browser knows', () => {
    const hours = (zone: string) => parseConfig(JSON.stringify({ support: { hours: `Mo-Fr 08:00-20:00 ${zone}` } }))
    expect(warningsOf(hours('Europe/Berlin'))).toEqual([])
    expect(warningsOf(hours('Europe/Nowhere'))).toEqual([expect.stringContaining('Europe/Nowhere')])
  })

  it('of the simulator show the product whole: a way to reach support and an explorer', () => {
    const { support, explorer, features } = parseConfig(simulatorSettings)
    expect(features).toEqual(['sessions', 'sign-ins', 'freeze'])
    expect(support).toMatchObject({ email: expect.stringContaining('@'), hours: expect.any(String) })
    expect(explorer).not.toBeNull()
  })

  it('print that warning at every start and in the deployment check', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    settingsFromEnvironment('')
    expect(warn).not.toHaveBeenCalled()
    settingsFromEnvironment('{"idempotency":false}')
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^WARNING: .*"idempotency": false/)]])
    // The programs that serve and check a deployment read its settings only through this module.
    for (const program of ['app/build/start', 'tests/deploy/check', 'app/deploy/render'])
      expect(readFileSync(join(import.meta.dirname, `../../../${program}.ts`), 'utf8')).toContain('settingsFromEnvironment()')
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
    ['{"analytics":1}', 'analytics_token'],
    ['{"chat_hosts":["https://a.example; script-src *"]}', 'chat_hosts'],
    ['{"chat_origin":"https://chat.example/a"}', 'chat_origin'],
    ['{"chat":{"id":"1"}}', 'chat.hash'],
    ['{"google_client_id":"x"}', 'google_client_id'],
    ['{"idle_minutes":"15"}', 'idle_minutes'],
    ['{"test_transfer_from":1000}', 'test_transfer_from'],
    ['{"test_transfer_from":"-1"}', 'test_transfer_from'],
    ['{"support":"help@matu.example"}', 'support'],
    ['{"support":{"phone":"1"}}', 'support.phone'],
    ['{"support":{"email":"nobody"}}', 'support.email'],
    ['{"support":{"form":"javascript:alert(1)"}}', 'support.form'],
    ['{"support":{"telegram":"@matu"}}', 'support.telegram'],
    ['{"support":{"hours":"9 to 5"}}', 'support.hours'],
    ['{"support":{"answer_hours":0}}', 'support.answer_hours'],
    ['{"features":"freeze"}', 'features'],
    ['{"features":["freze"]}', 'features'],
    ['{"images":"https://images.example"}', 'images'],
    ['{"images":["https://images.example/a"]}', 'images'],
    ['{"images":["https://a.example; script-src *"]}', 'images'],
  ])('%s is rejected, and the message names the setting', (text, named) => {
    expect(() => readSettings(text)).toThrow(ConfigError)
    expect(() => readSettings(text)).toThrow(named)
  })
})
