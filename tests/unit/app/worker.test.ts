import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCacheHandler } from '#app/src/pwa/cache-strategies.ts'
import { beginWorker, endWorker } from '#app/src/pwa/register.ts'
import { fakeCaches, fakeContainer } from './worker-fakes.ts'

const origin = 'https://cabinet.example'
const page = (name: string, ...code: string[]): Response =>
  new Response(`<!doctype html>${name} ${ENTRY} ${code.join(' ')}`, { headers: { 'content-type': 'text/html; charset=utf-8' } })
const script = (text: string): Response => new Response(text, { headers: { 'content-type': 'text/javascript' } })
const MAIN = '/assets/main-12345678.js'
/** Names the build, but is no address of a file, so that a page without code is complete. */
const ENTRY = 'entry-of-one'
const PART = '/assets/part-12345678.js'

/** A server with these responses, unreachable otherwise. */
function world(build = 'one', caches = fakeCaches()) {
  const answers = new Map<string, () => Response>()
  for (const lang of ['en', 'ru', 'de', 'es']) answers.set(`/${lang}/offline.html`, () => page(`offline ${lang}`))
  const asked: string[] = []
  let waitedLongEnough = (): void => {}
  const keeper = createCacheHandler({
    caches,
    origin,
    build,
    entry: ENTRY,
    fetch: async (request) => {
      const { pathname } = new URL(typeof request === 'string' ? request : request.url, origin)
      asked.push(pathname)
      const answer = answers.get(pathname)
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
    patience: () => new Promise((resolve) => (waitedLongEnough = resolve)),
    chosen: async () => 'de',
    languages: ['es'],
  })
  const works: Promise<unknown>[] = []
  const open = async (path: string, server?: Promise<Response>, mode = 'navigate'): Promise<string> => {
    const url = origin + path
    const route = keeper.route({ method: 'GET', url, mode })
    if (!route) return 'not ours'
    const answer = await keeper.answer(route, new Request(url), (work) => works.push(work), server)
    await Promise.all(works)
    return answer.redirected || answer.status === 302
      ? `→ ${answer.headers.get('location')}`
      : answer.type === 'error'
        ? 'error'
        : answer.text()
  }
  return { keeper, answers, asked, open, caches, lose: () => answers.clear(), waited: () => waitedLongEnough() }
}

describe('pages', () => {
  let here: ReturnType<typeof world>
  beforeEach(async () => {
    here = world()
    await here.keeper.install()
    here.answers.set('/en/cabinet', () => page('overview', MAIN))
    here.answers.set(MAIN, () => script('main'))
  })

  it('come from the server, and from the cache if it is unreachable', async () => {
    expect(await here.open('/en/cabinet?receipt=wd-1')).toContain('overview')
    expect(await here.open(MAIN, undefined, 'cors')).toBe('main')
    here.lose()
    expect(await here.open('/en/cabinet')).toContain('overview')
    expect(await here.caches.names()).toEqual([
      '/assets/main-12345678.js',
      '/de/offline.html',
      '/en/cabinet',
      '/en/offline.html',
      '/es/offline.html',
      '/ru/offline.html',
    ])
  })

  it('never opened before use the cabinet shell, or the offline page in the user’s language', async () => {
    await here.open('/en/cabinet')
    await here.open(MAIN, undefined, 'cors')
    here.lose()
    expect(await here.open('/en/cabinet/actives')).toContain('overview')
    expect(await here.open('/en/help')).toContain('offline en')
    expect(await here.open('/ru/cabinet/actives')).toContain('offline ru')
    expect(await here.open('/en/nowhere')).toContain('offline en')
  })

  it('are not served without the code that makes them work', async () => {
    await here.open('/en/cabinet')
    here.lose()
    expect(await here.open('/en/cabinet')).toContain('offline en')
  })

  it('are served from the cache if the server is slow, and updated when its response arrives', async () => {
    await here.open('/en/cabinet')
    await here.open(MAIN, undefined, 'cors')
    const late = Promise.withResolvers<Response>()
    const shown = here.keeper.answer(
      here.keeper.route({ method: 'GET', url: `${origin}/en/cabinet`, mode: 'navigate' })!,
      new Request(origin),
      () => {},
      late.promise,
    )
    await vi.waitFor(() => here.waited())
    expect(await (await shown).text()).toContain('overview')
    late.resolve(page('newer', MAIN))
    await vi.waitFor(async () => expect(await (await here.caches.match('/en/cabinet'))!.clone().text()).toContain('newer'))
  })

  it('wait for a slow server if nothing is cached', async () => {
    const late = Promise.withResolvers<Response>()
    const shown = here.open('/en/help', late.promise)
    here.waited()
    late.resolve(page('help'))
    expect(await shown).toContain('help')
  })

  it.each([502, 504])('are served from the cache behind a gateway’s %i; 503 is the server’s own response', async (status) => {
    await here.open('/en/cabinet')
    await here.open(MAIN, undefined, 'cors')
    here.answers.set('/en/cabinet', () => new Response('bad gateway', { status }))
    expect(await here.open('/en/cabinet')).toContain('overview')
    here.answers.set('/en/cabinet', () => new Response('maintenance', { status: 503 }))
    expect(await here.open('/en/cabinet')).toBe('maintenance')
  })

  it('that no longer exist are removed from the cache', async () => {
    await here.open('/en/cabinet')
    here.answers.set('/en/cabinet', () => new Response('no', { status: 404 }))
    await here.open('/en/cabinet')
    expect(await here.caches.names()).not.toContain('/en/cabinet')
  })

  it.each([
    ['a portal’s page in place', () => new Response('<p>Accept the terms', { headers: { 'content-type': 'text/html' } })],
    ['no-store', () => new Response('<p>', { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } })],
    ['private', () => new Response('<p>', { headers: { 'content-type': 'text/html', 'cache-control': 'no-cache, private' } })],
    ['JSON', () => Response.json({ total: '13081' })],
    ['an error', () => new Response('<p>', { status: 500, headers: { 'content-type': 'text/html' } })],
    ['a redirect', () => Object.defineProperty(page('x'), 'redirected', { value: true })],
    ['another origin', () => Object.defineProperty(page('x'), 'type', { value: 'cors' })],
  ])('are not cached if the response is %s', async (_, answer) => {
    here.answers.set('/en/help', answer)
    await here.open('/en/help').catch(() => {})
    expect(await here.caches.names()).not.toContain('/en/help')
  })

  it('without a language redirect to the language that was chosen last', async () => {
    here.lose()
    expect(await here.open('/cabinet?a=1')).toBe(`→ ${origin}/de/cabinet?a=1`)
  })
})

describe('files', () => {
  it('are requested once; an HTML page instead of one, and a missing one, are not cached', async () => {
    const { open, answers, asked, caches } = world()
    answers.set(MAIN, () => script('main'))
    answers.set(PART, () => page('start'))
    expect([await open(MAIN, undefined, 'cors'), await open(MAIN, undefined, 'cors')]).toEqual(['main', 'main'])
    expect(asked).toEqual([MAIN])
    await open(PART, undefined, 'cors')
    answers.set(PART, () => new Response('Not found', { status: 404 }))
    expect(await open(PART, undefined, 'cors')).toBe('Not found')
    expect(await caches.names()).toEqual([MAIN])
  })

  it('of the previous build stay for tabs that still run it, older ones do not', async () => {
    const caches = fakeCaches()
    for (const build of ['one', 'two', 'three']) {
      const one = world(build, caches)
      await one.keeper.install()
      await one.keeper.activate()
      one.answers.set(`/assets/${build}-12345678.js`, () => script(build))
      await one.open(`/assets/${build}-12345678.js`, undefined, 'cors')
    }
    await caches.open('somebody-else')
    const now = world('three', caches)
    now.lose()
    expect(await now.open('/assets/three-12345678.js', undefined, 'cors')).toBe('three')
    expect(await now.open('/assets/two-12345678.js', undefined, 'cors')).toBe('two')
    await expect(now.open('/assets/one-12345678.js', undefined, 'cors')).rejects.toThrow('Failed to fetch')
    expect(await caches.keys()).toEqual(['matu-two', 'matu-three', 'somebody-else'])
  })
})

describe('what a page loaded before the worker was active', () => {
  it('is cached: the page, its code and what it has loaded; nothing else that it may name', async () => {
    const { keeper, answers, caches } = world()
    answers.set('/en/cabinet', () => page('overview', MAIN))
    answers.set(MAIN, () => script('main'))
    answers.set(PART, () => script('part'))
    answers.set('/api/balances', () => Response.json({ total: '1' }))
    await keeper.keep(
      ['/en/cabinet', PART, '/api/balances', `${origin}/api/balances`, 'https://elsewhere.example/assets/x-12345678.js', 'http://['].slice(
        0,
        5,
      ),
    )
    expect(await caches.names()).toEqual([MAIN, PART, '/en/cabinet'])
  })

  it('fails silently without a connection', async () => {
    const { keeper, lose, caches } = world()
    lose()
    await keeper.keep(['/en/cabinet', MAIN])
    expect(await caches.names()).toEqual([])
  })
})

it('a worker is not installed without its offline pages', async () => {
  const { keeper, answers } = world()
  answers.set('/es/offline.html', () => new Response('no', { status: 404 }))
  await expect(keeper.install()).rejects.toThrow('/es/offline.html')
})

describe('a newer build', () => {
  const ENTRY = '/assets/main-11111111.js'
  const begin = async (container: ReturnType<typeof fakeContainer>) => {
    const ready = vi.fn()
    let back = (): void => {}
    let now = 0
    await beginWorker({
      container: container.api,
      caches: undefined,
      entry: ENTRY,
      made: () => ['/en'],
      onReturn: (hear) => (back = hear),
      now: () => now,
      ready,
    })
    return { ready, later: (ms: number) => ((now += ms), back()) }
  }

  it('is not offered on the first visit, nor if the page has the worker’s own build', async () => {
    const container = fakeContainer()
    const { ready } = await begin(container)
    container.takeOver(ENTRY)
    await container.settled()
    expect(ready).not.toHaveBeenCalled()
    expect(container.told).toContainEqual({ keep: ['/en'] })
  })

  it('is offered when a worker of another build takes over, in whichever tab that happened', async () => {
    const container = fakeContainer(ENTRY)
    const { ready } = await begin(container)
    await container.settled()
    expect(ready).not.toHaveBeenCalled()
    container.takeOver('/assets/main-22222222.js')
    await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce())
  })

  it('is offered to a page cached from the previous build', async () => {
    const { ready } = await begin(fakeContainer('/assets/main-22222222.js'))
    await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce())
  })

  it('is checked for when the user returns, once an hour at most', async () => {
    const container = fakeContainer(ENTRY)
    const { later } = await begin(container)
    later(1000)
    expect(container.updates).toBe(0)
    later(3_600_000)
    later(1000)
    expect(container.updates).toBe(1)
  })
})

it('when disabled, worker and cached pages are removed, those of other apps stay', async () => {
  const container = fakeContainer('/assets/main-1.js')
  const caches = fakeCaches()
  for (const name of ['matu-a', 'matu-b', 'other']) await caches.open(name)
  await endWorker({ container: container.api, caches })
  expect(container.unregistered).toEqual(['/sw.js'])
  expect(await caches.keys()).toEqual(['other'])
})
