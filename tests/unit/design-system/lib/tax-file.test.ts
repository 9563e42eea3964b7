import { beforeAll, describe, expect, it } from 'vitest'
import type { Token, Transaction, TransactionType } from '#sdk'
import { toCsv } from '#app/src/lib/csv.ts'
import { loadAreas, textsOf } from '#design-system/i18n/catalogue.ts'
import { sub } from '#design-system/lib/money.ts'
import { taxFile, taxTools } from '#design-system/lib/taxFile.ts'
import type { TaxTool } from '#design-system/lib/taxFile.ts'
import { taxNote } from '#design-system/screens/trade/taxNote.ts'
import { tokenNames } from '#mocks/fixtures/enums.ts'
import type { Persona } from '#mocks/fixtures/personas.ts'
import { MINUTE } from '#mocks/world/clock.ts'
import { transactionsOf } from '#mocks/world/history.ts'
import { userBalance } from '#mocks/world/ledger-accounts.ts'
import { decimal } from '#mocks/world/units.ts'
import { personaOf } from '#mocks/world/world.ts'
import { flowsOf, readTaxFile } from '#tests/support/read-tax-file.ts'
import { aSimulator, signedIn } from '../../mocks/client.ts'

const base: Transaction = {
  id: 'tx-1', type: 'deposit', status: 'done', account: 'main', token: 'USDT', amount: '500', worth_usd: '500', fee_amount: '0', fee_token: null,
  counter_token: null, counter_amount: null, counterparty: null, count: null, network: null, address: null, tx_hash: null, confirmations: null,
  confirmations_required: null, failure_reason: null, related_id: null, idempotency_key: null,
  created_at: '2026-03-31T21:29:00Z', completed_at: '2026-03-31T21:30:05Z',
} // prettier-ignore
const withdrawal: Transaction = { ...base, type: 'withdrawal', token: 'MATU', amount: '-320.000000000000000001', worth_usd: '-346.88', fee_amount: '1.845', fee_token: 'MATU', counterparty: 'Cold wallet', tx_hash: '0xab' } // prettier-ignore

const csvOf = (tool: TaxTool, transactions: readonly Transaction[]): Promise<string> => {
  const note = taxNote(tool, textsOf('en', 'statementPage').tax, textsOf('en', 'frame').transaction)
  const { columns, rows } = taxFile(tool, transactions, note)
  return toCsv(columns, rows)
}
const linesOf = async (tool: TaxTool, ...transactions: Transaction[]): Promise<string[]> =>
  (await csvOf(tool, transactions)).trim().split('\r\n').slice(1)
const rowsOf = async (tool: TaxTool, ...transactions: Transaction[]) => readTaxFile(tool, await csvOf(tool, transactions)).rows

beforeAll(() => loadAreas('en', ['statementPage', 'frame']))

describe('the files for tax programs', () => {
  it('have the headings that the programs look for', async () => {
    const heads = async (tool: TaxTool) => (await csvOf(tool, [])).trim()
    expect(await heads('koinly')).toBe('Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash') // prettier-ignore
    expect(await heads('cointracking')).toBe('Type,Buy Amount,Buy Currency,Sell Amount,Sell Currency,Fee,Fee Currency,Exchange,Trade-Group,Comment,Date') // prettier-ignore
    expect(await heads('cointracker')).toBe(
      'Date,Received Quantity,Received Currency,Sent Quantity,Sent Currency,Fee Amount,Fee Currency,Tag',
    )
  })

  it('list completed transactions alone, the oldest first, in UTC', async () => {
    const open = (['awaiting_confirmation', 'confirming', 'rejected', 'failed'] as const).map((status) => ({ ...base, status }))
    const later = { ...base, completed_at: '2026-12-31T23:59:59Z', amount: '7' }
    const all = [later, ...open, base]
    expect((await rowsOf('koinly', ...all)).map((row) => row['Date'])).toEqual(['2026-03-31 21:30:05 UTC', '2026-12-31 23:59:59 UTC'])
    expect((await rowsOf('cointracking', ...all)).map((row) => row['Date'])).toEqual(['2026-03-31 21:30:05', '2026-12-31 23:59:59'])
    expect((await rowsOf('cointracker', ...all)).map((row) => row['Date'])).toEqual(['03/31/2026 21:30:05', '12/31/2026 23:59:59'])
  })

  it('keep a fee in the token of the amount: apart from it where the program adds both, within it where the program does not', async () => {
    expect(await linesOf('koinly', withdrawal)).toEqual([
      '2026-03-31 21:30:05 UTC,318.155000000000000001,MATU,,,1.845,MATU,344.88002,USD,,Withdrawal; Cold wallet; tx-1; fee of 1.845 MATU listed separately from the amount,0xab',
    ])
    expect(await linesOf('cointracker', withdrawal)).toEqual(['03/31/2026 21:30:05,,,318.155000000000000001,MATU,1.845,MATU,'])
    expect(await linesOf('cointracking', withdrawal)).toEqual([
      'Withdrawal,,,320.000000000000000001,MATU,1.845,MATU,MATU,,Withdrawal; Cold wallet; tx-1; fee of 1.845 MATU already counted in the amount; 0xab,2026-03-31 21:30:05',
    ])
  })

  it('put back what a fee took from an amount that came in', async () => {
    const sold: Transaction = { ...base, type: 'exchange', token: 'MATU', amount: '-250', counter_token: 'USDT', counter_amount: '270', fee_amount: '1', fee_token: 'USDT' } // prettier-ignore
    expect((await linesOf('cointracker', sold))[0]).toBe('03/31/2026 21:30:05,271,USDT,250,MATU,1,USDT,')
    expect((await linesOf('cointracking', sold))[0]).toMatch(/^Trade,270,USDT,250,MATU,1,USDT,/)
  })

  it('leave a fee out of an amount that came in alone, because Koinly drops it, and say so', async () => {
    const credited: Transaction = { ...base, amount: '98', fee_amount: '2', fee_token: 'USDT' }
    expect((await linesOf('koinly', credited))[0]).toBe('2026-03-31 21:30:05 UTC,,,98,USDT,,,500,USD,,Deposit; tx-1; fee of 2 USDT already counted in the amount,') // prettier-ignore
    const apart = await linesOf('koinly', { ...credited, fee_token: 'BNB' })
    expect(apart.map((line) => line.split(',').slice(1, 7).join())).toEqual([',,98,USDT,,', '2,BNB,,,,'])
  })

  it('list a fee in another token, for CoinTracking as a row of its own', async () => {
    const paid: Transaction = { ...withdrawal, token: 'USDT', amount: '-100', fee_amount: '1.5' }
    expect((await linesOf('cointracker', paid))[0]).toBe('03/31/2026 21:30:05,,,100,USDT,1.5,MATU,')
    expect((await linesOf('cointracking', paid)).map((line) => line.split(',').slice(0, 7).join())).toEqual([
      'Withdrawal,,,100,USDT,,',
      'Other Fee,,,1.5,MATU,,',
    ])
  })

  it('leave out what moves between assets and UTA, but not its fee', async () => {
    const moved: Transaction = { ...base, type: 'uta_refill', amount: '-1000', worth_usd: '-1000', fee_amount: '2.5', fee_token: 'USDT' }
    expect(await linesOf('koinly', moved)).toEqual(['2026-03-31 21:30:05 UTC,2.5,USDT,,,,,2.5,USD,cost,UTA top-up; fee only; tx-1,'])
    expect((await linesOf('cointracking', moved))[0]).toMatch(/^Other Fee,,,2\.5,USDT,,,/)
    const free: Transaction = { ...moved, type: 'uta_withdrawal', amount: '1000', fee_token: null, fee_amount: '0' }
    for (const tool of taxTools) expect(await linesOf(tool, free)).toEqual([])
  })

  it('say of each type what the programs call it', async () => {
    const named = (tool: TaxTool, column: string) => async (type: string, amount: string) =>
      (await rowsOf(tool, { ...base, type: type as TransactionType, amount }))[0]?.[column]
    const [koinly, tracking, tracker] = [named('koinly', 'Label'), named('cointracking', 'Type'), named('cointracker', 'Tag')]
    const table: [type: string, amount: string, koinly: string, tracking: string, tracker: string][] = [
      ['deposit', '1', '', 'Deposit', ''],
      ['withdrawal', '-1', '', 'Withdrawal', ''],
      ['uta_result', '1', 'realized gain', 'Derivatives / Futures Profit', 'margin gain'],
      ['uta_result', '-1', 'realized gain', 'Derivatives / Futures Loss', 'margin loss'],
      ['uta_subscription', '-1', 'cost', 'Spend', ''],
      ['insurance', '-1', 'cost', 'Spend', ''],
      ['insurance', '1', 'income', 'Other Income', 'payment'],
      ['referral_reward', '1', 'reward', 'Reward / Bonus', 'payment'],
      ['uta_referral_reward', '1', 'reward', 'Reward / Bonus', 'payment'],
      ['bonus', '1', 'reward', 'Reward / Bonus', 'payment'],
      ['gift', '1', '', 'Deposit', ''],
      ['constructor', '-1', '', 'Withdrawal', ''],
    ]
    for (const [type, amount, ...expected] of table)
      expect([await koinly(type, amount), await tracking(type, amount), await tracker(type, amount)], type).toEqual(expected)
  })

  it('do without what a server does not send', async () => {
    const { worth_usd: _worth, fee_amount: _fee, ...bare } = { ...withdrawal, fee_token: 'MATU' as const }
    expect((await linesOf('koinly', bare))[0]).toBe('2026-03-31 21:30:05 UTC,320.000000000000000001,MATU,,,,,,,,Withdrawal; Cold wallet; tx-1,0xab') // prettier-ignore
  })

  it('contain no cell that a spreadsheet would execute', async () => {
    const evil = {
      ...withdrawal,
      type: '=1+1' as TransactionType,
      tx_hash: '=HYPERLINK("http://evil.example")',
      counterparty: '\r\n=cmd|calc',
    }
    for (const row of await rowsOf('koinly', evil)) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=@+\t\r-]/)
    expect((await rowsOf('koinly', evil))[0]).toMatchObject({ TxHash: '\'=HYPERLINK("http://evil.example")' })
  })
})

describe.each(taxTools)('a file for %s', (tool) => {
  it.each<Persona>(['trader', 'leader', 'blocked', 'secure', 'summer', 'empty'])(
    'read back has the sums of %s’s transactions',
    async (persona) => {
      const { world } = aSimulator()
      const transactions = transactionsOf(world, personaOf(world, persona))
      expect(readTaxFile(tool, await csvOf(tool, transactions)).flows).toEqual(flowsOf(transactions))
    },
  )

  it('read back is what the balances of all accounts changed by', async () => {
    const client = await signedIn('trader')
    const { world, clock } = client.simulator
    const user = personaOf(world, 'trader')
    const holdings = (token: Token) =>
      decimal((['main', 'locked', 'uta', 'bonus'] as const).reduce((sum, account) => sum + userBalance(world, user, account, token), 0n))
    const known = new Set(transactionsOf(world, user).map(({ id }) => id))
    const before = new Map(tokenNames.map((token) => [token, holdings(token)]))
    for (const fee_type of ['usdt', 'matu']) {
      const to = { method: 'wallet', address: `0x${'cd'.repeat(20)}` }
      const sent = await client.post<{ id: string }>('/api/withdraw', { token: 'USDT', amount: '50.000000000000000001', fee_type, ...to })
      await client.post(`/api/withdraw/${sent.body.id}/confirm`, { code: '246810' })
      const moved = await client.post<{ request_id: string }>('/api/uta/delegate', { amount: '150', fee_type })
      for (let poll = 0; poll < 5; poll += 1) await client.get(`/api/uta/delegate/${moved.body.request_id}`)
      await client.post('/api/uta/withdraw', { amount: '40', token_name: 'USDT', fee_type })
      await client.post('/api/tokens-exchange', { account: 'main', from_token: 'MATU', to_token: 'USDT', from_amount: '12.5' })
      clock.advance(10 * MINUTE)
      await client.get(`/api/withdraw/${sent.body.id}`)
      await client.get('/api/uta/balances')
    }
    await client.post('/api/tokens-exchange', { account: 'bonus', from_token: 'MATU', to_token: 'USDT', from_amount: '20' })
    const { body } = await client.get<{ data: Transaction[] }>('/api/transactions?per_page=200')
    const transactions = body.data.filter(({ id }) => !known.has(id))
    expect(transactions.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 'done'))
    const { flows } = readTaxFile(tool, await csvOf(tool, transactions))
    for (const token of tokenNames) {
      const { received, out } = flows[token] ?? { received: '0', out: '0' }
      expect(sub(received, out), token).toBe(sub(holdings(token), before.get(token)!))
    }
  })
})
