import type { ZodMiniType } from 'zod/mini'
import { describeDifference, describeIssues } from './contract-issues.ts'
import type { ContractIssue } from './contract-issues.ts'
import type { Difference, DifferenceKind } from './normalize.ts'
import { parseBody } from './parse-body.ts'
import { parseJson } from './parse-json.ts'

/** What parsing depends on besides the schema. */
export interface ParsedOperation {
  id: string
  /** upper case */
  method: string
  /** x-moves-money */
  money: boolean
}

/** How a response that could be read differs from the contract. */
export type ResponseDifference =
  /** same meaning in another format */
  | ({ type: 'difference'; kind: DifferenceKind | 'ignored filter' } & ContractIssue)
  /** an invalid row of a list was dropped */
  | ({ type: 'row-left-out' } & ContractIssue)
  /** a value outside its closed list was passed through */
  | ({ type: 'unknown-value' } & ContractIssue)

export type ParsedResponse =
  | { ok: true; value: unknown; differences: ResponseDifference[] }
  /** problem: a short description for the log; field: the first invalid field, null for the whole body */
  | { ok: false; problem: string; field: string | null; issues: ContractIssue[]; differences: ResponseDifference[] }

/**
 * The data of a successful response, validated against its schema. Pure, so that preloaded responses, the transport and the tools share it.
 * `values`: whether issues and differences may include the values found, which can be personal data.
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
    return {
      ok: false,
      problem: parsed.problem,
      field: null,
      issues: [{ field: '', expected: 'JSON', got: 'something else' }],
      differences: [],
    }
  }
  const type = headers.get('Content-Type')
  const isWrite = operation.method !== 'GET'
  const parsed = parseBody(text, schema, { contentType: typeof type === 'string' ? type : null, isWrite })
  const told = (differences: readonly Difference[]): ResponseDifference[] =>
    differences.map((one) => ({ type: 'difference', kind: one.kind, ...describeDifference(one, values) }))
  if (!parsed.ok) return { ...parsed, issues: describeIssues(parsed.issues, values), differences: told(parsed.differences) }
  const { value, differences, leftOut, unknownValues } = parsed
  return {
    ok: true,
    value,
    differences: [
      ...told(differences),
      ...describeIssues(leftOut, values).map((issue) => ({ type: 'row-left-out' as const, ...issue })),
      ...describeIssues(unknownValues, values).map((issue) => ({ type: 'unknown-value' as const, ...issue })),
    ],
  }
}
