import type { ZodMiniType } from 'zod/mini'
import { describeDifference, describeIssues } from './contract-issues.ts'
import type { ContractIssue } from './contract-issues.ts'
import type { DifferenceKind } from './normalize.ts'
import { parseBody } from './parse-body.ts'
import { parseJson } from './parse.ts'

/** What the reading of an answer may depend on, beside its schema. */
export interface ParsedOperation {
  id: string
  /** in capitals */
  method: string
  /** x-moves-money */
  money: boolean
}

/** What the contract has otherwise, in an answer that could be read all the same. */
export type ResponseDifference =
  /** it means the same as what the contract promises */
  | ({ type: 'difference'; kind: DifferenceKind } & ContractIssue)
  /** a row of a list that could not be read; the others were */
  | ({ type: 'row-left-out' } & ContractIssue)
  /** a word that its closed list does not have; it goes through as it is */
  | ({ type: 'unknown-value' } & ContractIssue)

export type ParsedResponse =
  | { ok: true; value: unknown; differences: ResponseDifference[] }
  /** problem: in a word, for the log; field: the first that cannot be read, null where it is the whole body */
  | { ok: false; problem: string; field: string | null; issues: ContractIssue[] }

/**
 * The data of a successful answer as its schema has it: pure, so that a preloaded answer, the transport and the tools read alike.
 * `values`: issues and differences may say what was found, which can be personal.
 */
export const parseResponse = (
  text: string,
  headers: { get: (name: string) => unknown },
  schema: ZodMiniType | undefined,
  operation: ParsedOperation,
  values = false,
): ParsedResponse => {
  if (!schema) {
    const parsed = parseJson(text)
    if (parsed.ok || parsed.problem === 'empty') return { ok: true, value: parsed.ok ? parsed.data : undefined, differences: [] }
    return { ok: false, problem: parsed.problem, field: null, issues: [{ field: '', expected: 'JSON', got: 'something else' }] }
  }
  const type = headers.get('Content-Type')
  const isWrite = operation.method !== 'GET'
  const parsed = parseBody(text, schema, { contentType: typeof type === 'string' ? type : null, isWrite })
  if (!parsed.ok) return { ...parsed, issues: describeIssues(parsed.issues, values) }
  const { value, differences, leftOut, unknownValues } = parsed
  return {
    ok: true,
    value,
    differences: [
      ...differences.map((one) => ({ type: 'difference' as const, kind: one.kind, ...describeDifference(one, values) })),
      ...describeIssues(leftOut, values).map((issue) => ({ type: 'row-left-out' as const, ...issue })),
      ...describeIssues(unknownValues, values).map((issue) => ({ type: 'unknown-value' as const, ...issue })),
    ],
  }
}
