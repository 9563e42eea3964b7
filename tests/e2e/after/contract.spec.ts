import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { operationsFolder } from '../support/folders.ts'
import { nightly } from '../support/test.ts'
import { checkRequest, operationIds, unusedOperations, checkRequests } from '../support/requests.ts'

test('the browser tests called every operation of the contract', nightly, () => {
  const used = existsSync(operationsFolder)
    ? readdirSync(operationsFolder).flatMap((name) => JSON.parse(readFileSync(join(operationsFolder, name), 'utf8')) as string[])
    : []
  expect(unusedOperations(used)).toEqual([])
})

test('canary: an operation that no test calls is found', () => {
  expect(unusedOperations(operationIds.filter((id) => id !== 'closeBanner'))).toEqual(['closeBanner'])
  expect(unusedOperations([])).toHaveLength(operationIds.length)
})

test('checks the requests of a page and counts their operations', async ({ context, page }) => {
  const [faults, used] = [[] as string[], new Set<string>()]
  await context.route('http://cabinet.test/**', (route) => route.fulfill({ body: '{}', contentType: 'text/html' }))
  checkRequests(context, 'http://cabinet.test', faults, used)
  await page.goto('http://cabinet.test/en')
  await page.evaluate(async () => {
    const headers = { Accept: 'application/json', 'Accept-Language': 'en' }
    await fetch('/api/balances', { headers })
    await fetch('/api/balances/all', { headers })
  })
  await expect.poll(() => faults).toEqual(['GET /api/balances/all is not in the contract'])
  expect([...used]).toEqual(['listBalances'])
})

test('canary: a request that breaks the contract is found', () => {
  const sound = {
    method: 'POST',
    url: 'https://cabinet.example/login',
    headers: { accept: 'application/json', 'accept-language': 'de', 'content-type': 'application/json' },
    body: '{"email":"vera@example.com","password":"secret"}',
  }
  expect(checkRequest(sound)).toEqual({ operation: 'login', issues: [] })
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
  for (const one of planted) expect(checkRequest(one).issues, JSON.stringify(one)).toHaveLength(1)
  const flag = (word: string) =>
    checkRequest({ ...sound, method: 'GET', url: `https://cabinet.example/api/referral/v2/partners?is_active=${word}`, body: null })
  for (const word of ['1', '0']) expect(flag(word), word).toEqual({ operation: 'listPartners', issues: [] })
  for (const word of ['true', 'false', 'yes', 'on', '2', '-1', '01', '1.0', '']) expect(flag(word).issues, word).toHaveLength(1)
})
