import { describe, expect, it } from 'vitest'
import { createReporter, describe as said, toErrorReport, recovered, referenceOf } from '#app/src/integrations/reporter.ts'
import { isCrawler } from '#app/src/lib/crawler.ts'
import { isOurs, installErrorHandlers } from '#app/src/integrations/global-error-handlers.ts'

const origin = 'https://cabinet.example'
const ours = (name: string, message = 'Vera Lindt vera@matu.test 13081.31'): Error =>
  Object.assign(new Error(message), { name, stack: `${name}: ${message}\n    at f (${origin}/assets/main-1.js:1:1)` })

describe('the error reporter', () => {
  it('reports the error’s name and never its message', () => {
    expect(said(ours('TypeError'))).toBe('TypeError')
    expect(said('vera@matu.test')).toBe('string')
    expect(said(Object.assign(ours('ApiError'), { operation: 'login', kind: 'server', status: 500 }))).toBe('ApiError login server 500')
    expect(said(ours('Error', 'Minified React error #418; visit https://react.dev/errors/418?args[]=Vera'))).toBe(
      'Minified React error #418',
    )
  })

  it('distinguishes a render that succeeded on retry from a hydration mismatch, and names the component', () => {
    const again = Object.assign(ours('Error', 'Minified React error #520; visit https://react.dev/errors/520'), {
      cause: ours('TypeError'),
    })
    expect(recovered(again)).toMatchObject({ where: 'recovered', what: 'TypeError' })
    expect(recovered(ours('Error', 'Minified React error #418; visit https://react.dev/errors/418?args[]=Vera'))).toMatchObject({
      where: 'hydration',
      what: 'Minified React error #418',
    })
  })

  it('gives an error a reference: the server’s own, or one from its position in the code, whatever its message', () => {
    const at = (place: string, message: string): Error =>
      Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at f (${origin}/assets/main-1.js:1:${place})` })
    expect(referenceOf(Object.assign(ours('ApiError'), { requestId: 'req-7' }))).toBe('req-7')
    expect(referenceOf(at('10', 'Vera'))).toMatch(/^[a-z0-9]{1,7}$/)
    expect(referenceOf(at('10', 'Vera'))).toBe(referenceOf(at('10', 'Linus')))
    expect(referenceOf(at('10', 'Vera'))).not.toBe(referenceOf(at('11', 'Vera')))
    for (const nothing of [null, undefined, 'text', Object.assign(new Error('x'), { stack: '' })])
      expect(referenceOf(nothing)).toBeUndefined()
  })

  it('reports the position in the release by the top three stack frames alone', () => {
    const lines: string[] = []
    const frames = ['main-1.js:1:10', 'runtime-2.js:2:20', 'main-1.js:3:30', 'main-1.js:4:40'].map(
      (at) => `    at f (${origin}/assets/${at})`,
    )
    const fault = Object.assign(new TypeError('Vera'), { stack: ['TypeError: Vera', ...frames].join('\n'), requestId: 'req-7' })
    createReporter((line) => lines.push(line))({ where: 'render', ...toErrorReport(fault) })
    expect(lines).toEqual(['MATU render: TypeError (req-7) at main-1.js:1:10, runtime-2.js:2:20, main-1.js:3:30'])
  })

  it('reports each error once, and stops after a hundred', () => {
    const lines: string[] = []
    const report = createReporter((line) => lines.push(line))
    for (let at = 0; at < 300; at += 1) report({ where: 'render', what: `Fault${at % 150}` })
    expect(lines[0]).toBe('MATU render: Fault0')
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines.length).toBeLessThanOrEqual(101)
  })
})

describe('an uncaught error', () => {
  const rig = () => {
    const page = Object.assign(new EventTarget(), { location: { origin } })
    const [lines, told] = [[] as string[], { times: 0 }]
    installErrorHandlers(
      page as unknown as Window,
      createReporter((line) => lines.push(line)),
      () => (told.times += 1),
    )
    const meet = (type: 'error' | 'unhandledrejection', fault: unknown): boolean =>
      page.dispatchEvent(Object.assign(new Event(type), type === 'error' ? { error: fault } : { reason: fault }))
    return { lines, told, meet }
  }

  it('is logged once without its message, and the user is notified', () => {
    const { lines, told, meet } = rig()
    meet('error', ours('HandlerFault'))
    meet('unhandledrejection', ours('PromiseFault'))
    expect(lines).toEqual([
      expect.stringMatching(/^MATU handler: HandlerFault \(\w+\) at main-1\.js:1:1$/),
      expect.stringMatching(/^MATU promise: PromiseFault \(\w+\) at main-1\.js:1:1$/),
    ])
    expect(told.times).toBe(2)
  })

  it('is not shown if a browser extension caused it, or if it is only a browser warning', () => {
    const { lines, told, meet } = rig()
    meet('error', Object.assign(new Error('x'), { stack: 'Error: x\n at chrome-extension://abc/content.js:1:1' }))
    meet('unhandledrejection', 'a word')
    meet('error', null)
    expect(told.times).toBe(0)
    expect(lines).toEqual([expect.stringMatching(/^MATU handler: Error \(\w+\) at content\.js:1:1$/), 'MATU promise: string'])
    expect(isOurs(ours('E'), 'https://cabinet.example.evil')).toBe(false)
  })
})

describe('a crawler', () => {
  it.each([
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/130.0.0.0 Safari/537.36',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Googlebot-Image/1.0',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'TelegramBot (like TwitterBot)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1)',
  ])('is recognised: %s', (userAgent) => expect(isCrawler(userAgent)).toBe(true))

  it.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 13; Robot Phone; NotGooglebot) AppleWebKit/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Instagram 300.0 MyGooglebotReader',
    '',
  ])('is not confused with: %s', (userAgent) => expect(isCrawler(userAgent)).toBe(false))
})
