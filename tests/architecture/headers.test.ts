import { beforeAll, describe, expect, it } from 'vitest'
import { inlineScript } from '#app/build/prerender/inline.ts'
import { boot } from '#app/build/prerender/inline/boot.ts'
import type { PageRecord } from '#app/build/prerender/rendered.ts'
import { EMPTY_STYLE, policyOf } from '#app/server/headers.ts'
import { readSettings } from '#app/server/settings.ts'
import { builtPages, readBuilt } from '#tests/support/built.ts'
import { cspViolations } from './headers.ts'

let pages: PageRecord[]

beforeAll(() => {
  pages = builtPages()
}, 120_000)

const policyWith = (kind: PageRecord['kind'], settings: object = {}): string =>
  policyOf({ kind, scripts: [], styles: [] }, readSettings(JSON.stringify(settings)).config)
const ownPolicy = (page: PageRecord): string => policyOf(page, readSettings('').config)

describe('the content security policy of a page', () => {
  it('allows every inline script and style of each page by its hash, and nothing else is needed', () => {
    expect(pages.flatMap((page) => cspViolations(readBuilt(page.file), ownPolicy(page)).map((fault) => `${page.path}: ${fault}`))).toEqual(
      [],
    )
    expect(pages.length).toBeGreaterThanOrEqual(4 * 7)
  })

  it.each([
    ['a changed script', (html: string) => html.replace('<script>', '<script>1;')],
    ['a script more', (html: string) => html.replace('</body>', '<script>alert(1)</script></body>')],
    ['a script from elsewhere', (html: string) => html.replace('</body>', '<script src="https://evil.example/x.js"></script></body>')],
    ['a style more', (html: string) => html.replace('</head>', '<style>a{}</style></head>')],
    ['a style attribute', (html: string) => html.replace('<body>', '<body style="color:red">')],
    ['an event attribute', (html: string) => html.replace('<body>', '<body onload="x()">')],
  ])('canary: does not cover %s', (_, change) => {
    expect(cspViolations(change(readBuilt(pages[0]!.file)), ownPolicy(pages[0]!))).not.toEqual([])
  })

  it('is strict: hashes and what they load, trusted types, no eval, no framing', () => {
    for (const policy of pages.map(ownPolicy)) {
      expect(policy).not.toMatch(/unsafe-/)
      expect(policy).toMatch(/script-src( 'sha256-[^']+')+ 'strict-dynamic';/)
      expect(policy).toContain(`'${EMPTY_STYLE}'`)
      for (const part of [
        "default-src 'none'",
        "require-trusted-types-for 'script'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'none'",
      ])
        expect(policy).toContain(part)
    }
  })

  it('names other origins only where they are configured, and in the cabinet none but that of the page views', () => {
    expect(policyWith('public')).not.toMatch(/https:/)
    const api = { api: 'https://api.example/v1', google_client_id: '1-a.apps.googleusercontent.com' }
    expect(policyWith('public', api)).toMatch(/connect-src 'self' https:\/\/api\.example https:\/\/accounts\.google\.com/)
    expect(policyWith('cabinet', api)).not.toContain('google')
    expect(policyWith('cabinet', { images: ['https://images.example'] })).toMatch(/img-src 'self' data: blob: https:\/\/images\.example;/)
    const chat = { chat: { id: '1', hash: 'x' }, chat_hosts: ['https://acme.example'] }
    const everything = { google_client_id: api.google_client_id, ...chat, analytics: 4711, analytics_token: 'a-token' }
    const hostsOf = (kind: PageRecord['kind']): string[] => [...new Set(policyWith(kind, everything).match(/(?:https|wss):[^ ;]+/g))]
    expect(hostsOf('cabinet')).toEqual(['https://mc.yandex.ru'])
    expect(hostsOf('public')).toEqual(
      expect.arrayContaining(['https://gso.kommo.com', 'wss://acme.example', 'https://accounts.google.com']),
    )
    expect(hostsOf('public').filter((host) => host.includes('*'))).toEqual([])
    // In a frame of another origin, that origin is all that the chat needs.
    const framed = policyWith('public', { ...chat, chat_origin: 'https://chat.example' })
    expect(framed.match(/[\w-]+ https:[^;]+/g)).toEqual(['frame-src https://chat.example'])
    expect(policyWith('cabinet', { ...chat, chat_origin: 'https://chat.example' })).not.toContain('chat.example')
  })

  it('lets the inline script load only the entry', () => {
    expect(inlineScript(boot, '/assets/main.js', ['/assets/</script>.js'], 'unloaded')).not.toContain('</script>')
  })
})
