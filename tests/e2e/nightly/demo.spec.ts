import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { collectPageErrors } from '../support/page-errors.ts'

// `npm run build:demo`: static files, served without a backend.

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'app/dist-demo')
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }
let server: Server
let origin = ''

test.use({ serviceWorkers: 'allow' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const built = spawnSync(process.execPath, [join(root, 'app/build/build-demo.ts'), '--if-stale'], { cwd: root, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`The demonstration could not be built:\n${built.stdout}${built.stderr}`)
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x')
    const file = [pathname, `${pathname}/index.html`, '/404.html'].map((name) => join(folder, name)).find(isFile) ?? ''
    response.writeHead(file.endsWith('404.html') ? 404 : 200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
    response.end(readFileSync(file))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => new Promise((done) => server.close(done)))

const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

test('signs in by form and by ribbon, keeps changes after a reload, and says in each language that nothing is real', async ({
  page,
  context,
}) => {
  const faults: string[] = []
  await collectPageErrors(context, faults)
  await page.goto(`${origin}/en/login`)
  await expect(page.getByText('Demo: nothing here is real')).toBeVisible()
  await page.getByLabel('Email').fill('trader@matu.test')
  await page.getByLabel('Password', { exact: true }).fill('Matu-2026!')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const balance = page.getByRole('region', { name: 'Total balance' })
  await expect(balance).toContainText('19,321.49')

  // A transfer is kept after a reload and in another tab.
  const bought = await page.evaluate(async () => {
    const csrf = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const headers = {
      'X-XSRF-TOKEN': csrf,
      Authorization: `Bearer ${localStorage.getItem('access_token')}`,
      'Content-Type': 'application/json',
    }
    return (await fetch('/api/uta/subscribe', { method: 'POST', headers, body: '{"plan_id":"uta-30"}' })).status
  })
  expect(bought).toBe(201)
  const amounts = () => page.evaluate(async () => ((await (await fetch('/api/balances')).json()) as { data: object[] }).data)
  const spent = await amounts()
  await page.reload()
  await expect(balance).toBeVisible()
  await expect(balance).not.toContainText('19,321.49')
  expect(await amounts()).toEqual(spent)

  await page.goto(`${origin}/de/cabinet/referral/leader-pool/3`)
  await page.getByText('Demo: Nichts hier ist echt').click()
  await page.getByRole('button', { name: 'leader' }).click()
  await expect(page).toHaveURL(`${origin}/de/cabinet`)
  await expect(page.getByText('Marta').first()).toBeVisible()
  await page.getByText('Demo: Nichts hier ist echt').click()
  await page.getByRole('button', { name: 'Von vorn beginnen' }).click()
  await expect(page).toHaveURL(`${origin}/de`)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  expect(faults).toEqual([])
})
