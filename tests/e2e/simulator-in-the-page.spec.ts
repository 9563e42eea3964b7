import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'
import { createSimulator as createSimulatorHere } from '#mocks/simulator.ts'
import type { simulateInBrowser as simulateHere } from '#mocks/transports/browser.ts'

// The third transport: the simulator inside a page, behind MSW's service worker. It must respond like the simulator itself.

const root = join(import.meta.dirname, '../..')
const PICTURED = '2026-08-14T12:20:00Z'
let server: ViteDevServer

test.beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    cacheDir: join(root, '.cache/vite-simulator'),
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    optimizeDeps: { include: ['msw/browser', 'msw/http', 'hono'], noDiscovery: true },
    plugins: [
      {
        name: 'page-and-worker',
        configureServer: ({ middlewares }) => {
          middlewares.use((request, response, next) => {
            if (request.url === '/mockServiceWorker.js') {
              response
                .setHeader('Content-Type', 'text/javascript')
                .end(readFileSync(join(root, 'node_modules/msw/lib/mockServiceWorker.js')))
            } else if (request.url === '/page') response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>page</title>')
            else next()
          })
        },
      },
    ],
  })
  await server.listen()
})

test.afterAll(() => server.close())

test.use({ serviceWorkers: 'allow' })

interface Seen {
  status: number | string
  body: string
}

test('the simulator in a page signs in with cookies that MSW stores, and responds as elsewhere', async ({ page }) => {
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}page`)
  const seen = await page.evaluate(async (now): Promise<Seen[]> => {
    const path = (file: string) => `/mocks/${file}`
    const { createSimulator } = (await import(path('simulator.ts'))) as { createSimulator: typeof createSimulatorHere }
    const { simulateInBrowser } = (await import(path('transports/browser.ts'))) as { simulateInBrowser: typeof simulateHere }
    await simulateInBrowser(createSimulator({ now }))
    const csrf = () => decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const ask = async (method: string, url: string, body?: object, headers: Record<string, string> = {}): Promise<Seen> => {
      try {
        const answer = await fetch(url, {
          method,
          headers: { 'X-XSRF-TOKEN': csrf(), ...headers },
          ...(body && { body: JSON.stringify(body) }),
        })
        return { status: answer.status, body: await answer.text() }
      } catch (error) {
        return { status: error instanceof TypeError ? 'cut' : 'other', body: '' }
      }
    }
    return [
      await ask('GET', '/api/users/me'),
      await ask('POST', '/login', { email: 'trader@matu.test', password: 'Matu-2026!' }),
      await ask('GET', '/sanctum/csrf-cookie'),
      await ask('POST', '/login', { email: 'trader@matu.test', password: 'Matu-2026!' }),
      await ask('GET', '/api/balances'),
      await ask('POST', '/api/uta/subscribe', { plan_id: 'uta-30' }),
      await ask('GET', '/api/balances', undefined, { 'X-Simulator-Fault': 'offline' }),
      await ask('GET', '/api/balances', undefined, { 'X-Simulator-Fault': 'html' }),
      await ask('GET', '/api/balances'),
      await ask('GET', '/logout'),
      await ask('GET', '/api/users/me'),
    ]
  }, PICTURED)
  expect(seen.map(({ status }) => status)).toEqual([401, 419, 204, 200, 200, 201, 'cut', 502, 200, 204, 401])
  expect(await page.evaluate(() => document.cookie)).not.toContain('matu_session')
  const direct = createSimulatorHere({ now: PICTURED })
  const first = await direct.fetch(new Request('http://matu.test/__simulator/sign-in', { method: 'POST', body: '{"persona":"trader"}' }))
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect(seen[4]?.body).toBe(
    await (await direct.fetch(new Request('http://matu.test/api/balances', { headers: { Cookie: cookie } }))).text(),
  )
})
