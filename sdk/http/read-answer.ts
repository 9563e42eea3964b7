import { ApiError } from './api-error.ts'
import type { Call } from './call.ts'
import { check } from './check.ts'
import { kindOfStatus } from './kinds.ts'
import { misfitsOf } from './misfits.ts'
import type { Misfit } from './misfits.ts'
import { parseJson, parseRefusal } from './parse.ts'
import { parseRetryAfter } from './retry-after.ts'
import type { SdkReport } from './settings.ts'
import type { Answer } from './transport.ts'

/** An answer with an error status as the error that the caller gets. */
export const refusalOf = (call: Call, answer: Answer, now: number): ApiError => {
  const { data, message, fields, codes } = parseRefusal(answer.text)
  return new ApiError({
    kind: kindOfStatus(answer.status, call.money),
    operation: call.operation,
    status: answer.status,
    message,
    data,
    fields,
    codes,
    retryAfter: parseRetryAfter(answer.header('Retry-After'), now),
    requestId: answer.header('X-Request-Id') ?? undefined,
    idempotencyKey: call.idempotencyKey ?? undefined,
  })
}

/**
 * The data of a successful answer. What cannot be read or has the wrong shape is an error; where money was to move it leaves the
 * outcome unknown, since the server may well have done it. `values`: a report may say what stood there.
 */
export const dataOf = (call: Call, answer: Answer, report: (event: SdkReport) => void, values = false): unknown => {
  const unusable = (problem: string, field: string | null, misfits: Misfit[]): ApiError => {
    report({ type: 'contract', operation: call.operation, status: answer.status, field, problem, misfits })
    return new ApiError({
      kind: call.money ? 'unknown-outcome' : 'contract',
      operation: call.operation,
      status: answer.status,
      field: field ?? undefined,
      requestId: answer.header('X-Request-Id') ?? undefined,
      idempotencyKey: call.idempotencyKey ?? undefined,
      cause: problem,
    })
  }
  const whole = (got: string): Misfit[] => [{ field: '', expected: 'JSON', got }]
  const parsed = parseJson(answer.text)
  if (!parsed.ok && parsed.problem !== 'empty') throw unusable(parsed.problem, null, whole('something else'))
  const data = parsed.ok ? parsed.data : undefined
  if (!call.schema) return data
  const checked = check(call.schema, data)
  if (!checked.ok) {
    if (!parsed.ok) throw unusable('empty', null, whole('nothing'))
    throw unusable(checked.problem, checked.field, misfitsOf(checked.issues, values))
  }
  for (const misfit of misfitsOf(checked.unknownValues, values)) report({ type: 'unknown-value', operation: call.operation, ...misfit })
  return checked.data
}
