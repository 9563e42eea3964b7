import { describe, expect, it } from 'vitest'
import { readContract, rowsOf } from '#openapi/tools/contract.ts'
import { LANGUAGES, readMessages } from '#openapi/tools/messages.ts'
import { toProblem } from '#app/src/api/to-problem.ts'
import { ApiError } from '#sdk'
import { kindOfStatus } from '#sdk/http/error-kind.ts'
import { messages } from '#sdk/generated/messages.ts'
import { text } from '#mocks/texts/text.ts'

const rows = rowsOf(readContract())
const refusals = [...new Set(rows.flatMap(({ operation }) => Object.keys(operation.responses)).filter((status) => Number(status) >= 400))]
  .map(Number)
  .toSorted((a, b) => a - b)

/** Statuses that the SDK tells apart: what any other of its hundred is, is not of its own. */
const known = Array.from({ length: 200 }, (_, at) => at + 400).filter(
  (status) => kindOfStatus(status, false) !== kindOfStatus(status < 500 ? 499 : 599, false),
)

const wordsOf = async (language: string): Promise<Record<string, { title?: string; text?: string }>> =>
  (
    (await import(`../../../design-system/i18n/${language}/forms/index.ts`)) as {
      default: { problem: Record<string, { title?: string; text?: string }> }
    }
  ).default.problem

/** What a screen calls a kind of problem, and what its catalogue calls it. */
const wordOf = (kind: string): string => (kind === 'unknown-outcome' ? 'unknownOutcome' : kind)

describe('statuses of the contract', () => {
  it('that the application tells apart are all answered by some operation', () => {
    expect(known.filter((status) => !refusals.includes(status))).toEqual([])
    expect(known.length).toBeGreaterThan(5)
  })

  it.each(LANGUAGES)('that refuse have words of ours in %s, for a server that says nothing', async (language) => {
    const words = await wordsOf(language)
    for (const money of [false, true])
      for (const status of refusals) {
        const kind = kindOfStatus(status, money)
        const shown = toProblem(new ApiError({ kind, operation: 'x', status })).kind
        expect([status, shown, Boolean(words[wordOf(shown)]?.title), Boolean(words[wordOf(shown)]?.text)]).toEqual([
          status,
          shown,
          true,
          true,
        ])
      }
  })
})

describe('codes of the contract', () => {
  it('are what the simulator says, in each language', () => {
    expect(messages).toEqual(readMessages())
    for (const language of LANGUAGES)
      expect(text(language, 'withdraw.blocked', { until: 'X' })).toBe(messages['withdraw.blocked'][language].replace(':until', 'X'))
  })

  it('come with the message and with each field, and an unknown one is no harm', () => {
    const error = new ApiError({ kind: 'invalid', operation: 'x', codes: ['auth.failed', 'auth.brand_new'] })
    expect([error.says('auth.failed'), error.says('auth.password')]).toEqual([true, false])
    expect(new ApiError({ kind: 'invalid', operation: 'x' }).says('auth.failed')).toBe(false)
  })
})
