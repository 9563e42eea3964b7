import { AxiosError, type AxiosResponse } from 'axios'
import { callOf } from '../call.ts'
import { allowsEmptyResponse } from '../empty-response.ts'
import { parseResponse } from '../parse-response.ts'
import type { SchemaFor } from '../schema-for.ts'
import type { SdkReport } from '../settings.ts'
import { headerOf, textOf, type ResponseHandlers } from './handlers.ts'

/** A successful response that is unreadable or does not match the contract. */
export class ContractError extends AxiosError {
  /** the first invalid field; null for the whole body */
  readonly field: string | null

  constructor(problem: string, field: string | null, response: AxiosResponse<unknown>) {
    super(problem, AxiosError.ERR_BAD_RESPONSE, response.config, response.request, response)
    this.field = field
  }
}

/**
 * Replaces the text of a successful response by its data in the contract's format. Reports differences; what does not match is an error. `values`:
 * whether reports may include the values found.
 */
export const validate = (schemaFor: SchemaFor, report: (event: SdkReport) => void, values: boolean): ResponseHandlers => [
  (response) => {
    const { operation, isRead, money } = callOf(response.config)
    const text = textOf(response)
    if (allowsEmptyResponse(operation, text)) return { ...response, data: undefined }
    const headers = { get: (name: string) => headerOf(response, name) }
    const parsed = parseResponse(text, headers, schemaFor(operation), { id: operation, method: isRead ? 'GET' : 'POST', money }, values)
    if (!parsed.ok) {
      const { problem, field, issues } = parsed
      report({ type: 'contract', operation, status: response.status, field, problem, issues })
      throw new ContractError(problem, field, response)
    }
    for (const difference of parsed.differences) report({ operation, ...difference })
    return { ...response, data: parsed.value }
  },
]
