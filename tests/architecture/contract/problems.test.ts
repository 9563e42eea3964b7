import { describe, expect, it } from 'vitest'
import { readContract, rowsOf } from '#openapi/tools/contract.ts'
import { LANGUAGES, readMessages } from '#openapi/tools/messages.ts'
import { toProblem } from '#app/src/api/to-problem.ts'
import { ApiError } from '#sdk'
import { kindOfStatus } from '#sdk/http/to-api-error.ts'
import { messages } from '#sdk/generated/messages.ts'
import { text } from '#mocks/texts/text.ts'

const rows = rowsOf(readContract())
const refusals = [...new Set(rows.flatMap(({ operation }) => Object.keys(operation.responses)).filter((status) => Number(status) >= 400))]
  .map(Number)
  .toSorted((a, b) => a - b)

/** Statuses that the SDK distinguishes from the rest of their hundred. */
const known = Array.from({ length: 200 }, (_, at) => at + 400).filter(
  (status) => kindOfStatus(status, false) !== kindOfStatus(status < 500 ? 499 : 599, false),
)

const catalogue = async (language: string, area: string): Promise<Record<string, Record<string, string>>> =>
  ((await import(`../../../design-system/i18n/${language}/${area}/index.ts`)) as { default: Record<string, Record<string, string>> })
    .default

describe('statuses of the contract', () => {
  it('are each documented by some operation if the application distinguishes them', () => {
    expect(known.filter((status) => !refusals.includes(status))).toEqual([])
    expect(known.length).toBeGreaterThan(5)
  })

  it.each(LANGUAGES)('that report errors have messages of ours in %s, for servers that send none', async (language) => {
    const { problem } = await catalogue(language, 'common')
    const { advice } = await catalogue(language, 'forms')
    for (const money of [false, true])
      for (const status of refusals) {
        const kind = kindOfStatus(status, money)
        const shown = toProblem(new ApiError({ kind, operation: 'x', status })).kind
        expect([status, shown, Boolean(problem?.[shown]), Boolean(advice?.[shown])]).toEqual([status, shown, true, true])
      }
  })
})

describe('codes of the contract', () => {
  it('are those of the simulator’s messages, in each language', () => {
    expect(messages).toEqual(readMessages())
    for (const language of LANGUAGES)
      expect(text(language, 'withdraw.blocked', { until: 'X' })).toBe(messages['withdraw.blocked'][language].replace(':until', 'X'))
  })

  it('arrive with the message and with each field; unknown codes do no harm', () => {
    const error = new ApiError({ kind: 'invalid', operation: 'x', codes: ['auth.failed', 'auth.brand_new'] })
    expect([error.says('auth.failed'), error.says('auth.password')]).toEqual([true, false])
    expect(new ApiError({ kind: 'invalid', operation: 'x' }).says('auth.failed')).toBe(false)
  })
})
