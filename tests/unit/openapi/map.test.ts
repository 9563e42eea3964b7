import { describe, expect, it } from 'vitest'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readContract, root, rowsOf } from '#openapi/tools/contract.ts'
import { compare } from '#openapi/tools/diff/compare.ts'
import { report } from '#openapi/tools/diff/report.ts'
import { mapContract, undocumentedAddresses } from '#openapi/tools/map.ts'

const uses = mapContract(readContract())
const useOf = (operationId: string) => uses.find((use) => use.operationId === operationId)!

describe('the map of the contract', () => {
  it('contains every operation once', () => {
    const count = rowsOf(readContract()).length
    expect(uses).toHaveLength(count)
    expect(new Set(uses.map(({ operationId }) => operationId)).size).toBe(count)
  })

  it('follows an operation through hook, page and screen to its stories', () => {
    expect(useOf('listTransactions')).toMatchObject({ operation: 'GET /api/transactions', tag: 'transactions', origin: 'product' })
    expect(useOf('listTransactions').functions).toContain('useListTransactionsInfinite')
    expect(useOf('listTransactions').pages).toEqual(expect.arrayContaining(['/cabinet', '/cabinet/trade/transactions']))
    expect(useOf('listTransactions').screens).toContain('design-system/screens/trade/TransactionsScreen.tsx')
    expect(useOf('listTransactions').stories).toContain('stories/screens/trade/TransactionsScreen.stories.tsx')
  })

  it('separates what the whole application requests from what a page requests', () => {
    expect(useOf('getCurrentUser').pages).toContain('*')
    expect(useOf('getCsrfCookie').pages).toContain('*')
    expect(useOf('login').pages).toEqual(['/login'])
    expect(useOf('answerTwoFactorChallenge').pages).toEqual(['/login'])
    expect(useOf('registerUser').pages).toEqual(['/registration'])
    expect(useOf('getLandingDealsFile').pages).toEqual(['/'])
    expect(useOf('closeBanner').pages).toEqual(['/cabinet'])
  })

  it('finds no request outside of the contract, and would find one', () => {
    expect(undocumentedAddresses(readContract())).toEqual([])
    const planted = "fetch(`/api/withdraw/${id}/receipt?x=1`); fetch('/api/users/wallet/BSC')"
    expect(undocumentedAddresses(readContract(), new Map([['a.ts', planted]]))).toEqual(['/api/withdraw/x/receipt in a.ts'])
  })

  it('says so where it knows none of what was asked for', () => {
    const { status, stderr } = spawnSync(process.execPath, ['openapi/tools/write-map.ts', 'nosuchop'], { cwd: root, encoding: 'utf8' })
    expect([status, stderr.split('\n')[0]]).toEqual([2, 'No operation, page, screen or story has all of: nosuchop.'])
  })

  it('names existing files only', () => {
    for (const file of uses.flatMap(({ screens, stories }) => [...screens, ...stories]))
      expect(existsSync(join(root, file)), file).toBe(true)
  })

  it('adds the affected pages, screens and stories to breaking changes', () => {
    const next = readContract()
    delete next.components.schemas['BalanceList']?.properties?.['total_worth_usd']
    const text = report(compare(readContract(), next), uses)
    expect(text).toMatch(/^# 1 breaking, 0 risky, 0 harmless/)
    expect(text).toContain('- 200 `total_worth_usd` is gone')
    expect(text).toContain('`/cabinet`')
    expect(text).toContain('`CabinetMainScreen`')
    expect(report([], uses)).toContain('Nothing changed')
  })
})
