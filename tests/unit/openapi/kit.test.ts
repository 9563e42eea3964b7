import { describe, expect, it } from 'vitest'
import { diagnosticsOf, diagnosticReport, nextStep } from '#openapi/tools/kit/type-errors.ts'
import { routeOf } from '#openapi/tools/kit/simulator.ts'
import type { Use } from '#openapi/tools/map.ts'

const said = `design-system/screens/assets/TotalCard.tsx(56,12): error TS2339: Property 'total_worth_usd' does not exist on type '{ data: { token: "MATU" | "USDT"; }[]; worth: string; }'.
design-system/screens/assets/TotalCard.tsx(74,9): error TS2339: Property 'total_worth_usd' does not exist on type '{ data: { token: "MATU" | "USDT"; }[]; worth: string; }'.
mocks/routes/balances.ts(43,3): error TS2353: Object literal may only specify known properties, and 'total_worth_usd' does not exist in type '{ data: { token: "MATU"; }[]; worth: string; }'.
stories/screens/samples.ts(106,14): error TS2741: Property 'valid_from' is missing in type '{ a: string; }' but required in type '{ a: string; valid_from: string; }'.
`
const use: Use = {
  operation: 'GET /api/balances',
  operationId: 'listBalances',
  tag: 'balances',
  origin: 'product',
  functions: [],
  pages: ['/cabinet', '*'],
  screens: [],
  stories: [],
}

describe('the report of `npm run contract` about types that no longer fit', () => {
  const diagnostics = diagnosticsOf(said)

  it('lists the change, the pages, and each file once with its lines, without spelling out types', () => {
    const change = {
      level: 'breaking',
      operation: 'GET /api/balances',
      operationId: 'listBalances',
      part: '200',
      at: 'total_worth_usd',
      what: 'is gone',
    } as const
    expect(diagnosticReport(diagnostics, [change], [use])).toBe(`4 places in 3 files no longer fit the contract.

What changed since the last commit
  GET /api/balances: 200 total_worth_usd is gone
    shown on every page, /cabinet

Screens and parts
  design-system/screens/assets/TotalCard.tsx:56, 74
    Property 'total_worth_usd' does not exist.

Simulator
  mocks/routes/balances.ts:43
    Object literal may only specify known properties, and 'total_worth_usd' does not exist.

Workbench
  stories/screens/samples.ts:106
    Property 'valid_from' is missing but required.`)
  })

  it('says what to do next: ask where users are affected, fix the code otherwise', () => {
    expect(nextStep(diagnostics)).toContain('keep the old shape')
    expect(nextStep(diagnostics.slice(2))).toContain('Mend these places')
  })

  it('names the simulator’s file', () => {
    expect(routeOf('GET /api/users/wallet/{network}')).toBe('mocks/routes/users.ts')
    expect(routeOf('GET /api/news')).toContain('none yet')
  })
})
