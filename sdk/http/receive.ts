import { AxiosError, type AxiosResponse } from 'axios'
import { anyRow, describe } from './findings.ts'
import type { findSchema } from './operations.ts'
import { isEmptyBody, parseBody } from './parse-body.ts'
import { headerOf, isRedirect, textOf } from './response.ts'
import type { SdkReport } from './settings.ts'

/** A successful response that is unreadable or does not match the contract. */
export class ContractError extends AxiosError {
  /** the first invalid field; '' for the whole body */
  field = ''
}

/** A response of an entirely different shape fails in every field. */
const MOST_ISSUES = 8

/**
 * Replaces the text of a successful response by its data in the contract's format. Reports differences; what does not match is an error, as is a
 * redirect. `values`: whether reports may include the values found.
 */
export const validate =
  (report: (event: SdkReport) => void, schemaFor: typeof findSchema, values: boolean) =>
  (response: AxiosResponse<unknown>): AxiosResponse<unknown> => {
    const { status, config, request } = response
    if (isRedirect(status)) throw new AxiosError('a redirect', AxiosError.ERR_BAD_RESPONSE, config, request, response)
    const { operation, isRead, mayBeEmpty } = config.call!
    const text = textOf(response)
    if (mayBeEmpty && isEmptyBody(text)) return { ...response, data: undefined }
    const parsed = parseBody(text, schemaFor(operation), { contentType: headerOf(response, 'Content-Type'), isWrite: !isRead })
    const [first] = parsed.issues
    if (first) {
      report({ type: 'contract', operation, status, issues: parsed.issues.slice(0, MOST_ISSUES).map((issue) => describe(issue, values)) })
      const error = new ContractError('a response beside the contract', AxiosError.ERR_BAD_RESPONSE, config, request, response)
      throw Object.assign(error, { field: first.field })
    }
    for (const { type, kind, ...place } of parsed.findings) report({ operation, type, ...(kind && { kind }), ...describe(place, values) })
    return { ...response, data: parsed.value }
  }

/** Reports each finding once, so that polling does not fill the log. Every unknown outcome is reported. */
export const reportOnce = (report: (event: SdkReport) => void): ((event: SdkReport) => void) => {
  const told = new Set<string>()
  return (event) => {
    if (event.type !== 'unknown-outcome') {
      // A server that uses another format does so in every field: report each kind of difference once.
      const isFormat = event.type === 'difference' && event.kind !== 'ignored filter'
      const { field } = event.type === 'contract' ? event.issues[0]! : event
      const key = JSON.stringify([event.type, event.operation, isFormat ? event.kind : anyRow(field)])
      if (told.has(key)) return
      told.add(key)
    }
    report(event)
  }
}
