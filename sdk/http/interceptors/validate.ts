import { AxiosError, type AxiosResponse } from 'axios'
import { callOf } from '../call.ts'
import { allowsEmptyResponse } from '../empty-response.ts'
import { describe } from '../findings.ts'
import { parseBody } from '../parse-body.ts'
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

/** A response of an entirely different shape fails in every field. */
const MOST_ISSUES = 8

/**
 * Replaces the text of a successful response by its data in the contract's format. Reports differences; what does not match is an error. `values`:
 * whether reports may include the values found.
 */
export const validate = (schemaFor: SchemaFor, report: (event: SdkReport) => void, values: boolean): ResponseHandlers => [
  (response) => {
    const { operation, isRead } = callOf(response.config)
    const text = textOf(response)
    if (allowsEmptyResponse(operation, text)) return { ...response, data: undefined }
    const parsed = parseBody(text, schemaFor(operation), { contentType: headerOf(response, 'Content-Type'), isWrite: !isRead })
    if (!parsed.ok) {
      const issues = parsed.issues.slice(0, MOST_ISSUES).map((issue) => describe(issue, values))
      const { problem, field } = parsed.issues[0]!
      report({ type: 'contract', operation, status: response.status, field: field || null, problem, issues })
      throw new ContractError(problem, field || null, response)
    }
    for (const { type, kind, ...place } of parsed.findings) report({ operation, type, ...(kind && { kind }), ...describe(place, values) })
    return { ...response, data: parsed.value }
  },
]
