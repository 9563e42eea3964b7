import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { usedFolder } from '../support/folders.ts'
import { judge, operationIds, unasked, watchRequests } from '../support/requests.ts'

test('every operation of the contract was asked for by the browser tests', () => {
  const used = existsSync(usedFolder)
    ? readdirSync(usedFolder).flatMap((name) => JSON.parse(readFileSync(join(usedFolder, name), 'utf8')) as string[])
    : []
  expect(unasked(used)).toEqual([])
})

test('an operation that no test asks for is found', () => {
  expect(unasked(operationIds.filter((id) => id !== 'closeBanner'))).toEqual(['closeBanner'])
  expect(unasked([])).toHaveLength(operationIds.length)
})

test('what a page asks for is judged, and its operation counted', async ({ context, page }) => {
  const [faults, used] = [[] as string[], new Set<string>()]
  await context.route('http://cabinet.test/**', (route) => route.fulfill({ body: '{}', contentType: 'text/html' }))
  watchRequests(context, 'http://cabinet.test', faults, used)
  await page.goto('http://cabinet.test/en')
  await page.evaluate(async () => {
    const headers = { Accept: 'application/json', 'Accept-Language': 'en' }
    await fetch('/api/balances', { headers })
    await fetch('/api/balances/all', { headers })
  })
  await expect.poll(() => faults).toEqual(['GET /api/balances/all is off the contract'])
  expect([...used]).toEqual(['listBalances'])
})

test('a request off the contract is found', () => {
  const sound = {
    method: 'POST',
    url: 'https://cabinet.example/login',
    headers: { accept: 'application/json', 'accept-language': 'de', 'content-type': 'application/json' },
    body: '{"email":"vera@example.com","password":"secret"}',
  }
  expect(judge(sound)).toEqual({ operation: 'login', faults: [] })
  const planted = [
    { ...sound, method: 'PUT' },
    { ...sound, url: 'https://cabinet.example/login2' },
    { ...sound, url: 'https://cabinet.example/login?next=1' },
    { ...sound, body: '{"email":"vera@example.com"}' },
    { ...sound, body: '{"email":"vera@example.com","password":"secret","admin":true}' },
    { ...sound, headers: { ...sound.headers, 'content-type': 'text/plain' } },
    { ...sound, headers: { ...sound.headers, 'accept-language': 'fr' } },
    { ...sound, method: 'GET', url: 'https://cabinet.example/api/transactions?status=nonsense', body: null },
  ]
  for (const one of planted) expect(judge(one).faults, JSON.stringify(one)).toHaveLength(1)
  const flag = (word: string) =>
    judge({ ...sound, method: 'GET', url: `https://cabinet.example/api/referral/v2/partners?is_active=${word}`, body: null })
  for (const word of ['1', '0']) expect(flag(word), word).toEqual({ operation: 'listPartners', faults: [] })
  for (const word of ['true', 'false', 'yes', 'on', '2', '-1', '01', '1.0', '']) expect(flag(word).faults, word).toHaveLength(1)
})
