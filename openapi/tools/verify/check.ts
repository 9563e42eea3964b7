import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Contract, Operation } from '../contract.ts'
import { answerOf } from '../contract.ts'

/** One difference between the contract and what a server answered. Holds no value of the answer: it may be somebody's data. */
export interface Drift {
  operation: string
  /** Where in the answer: `status`, `header Content-Type`, `body data.0.amount`. */
  at: string
  expected: string
  got: string
}

export interface Answered {
  status: number
  headers: Headers
  text: string
}

const kindOf = (value: unknown): string =>
  value === undefined ? 'nothing' : value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`

const at = (body: unknown, path: string): unknown =>
  path
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined), body)

/** Checks answers against a contract: status, headers, body. */
export function createCheck(contract: Contract): (name: string, operation: Operation, answered: Answered) => Drift[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addFormat('decimal', /^-?(0|[1-9]\d*)(\.\d{1,18})?$/)
  ajv.addSchema({ $id: 'contract', components: { schemas: contract.components.schemas } })

  const bodyDrifts = (operation: string, ref: string, text: string): Drift[] => {
    let body: unknown
    try {
      body = JSON.parse(text)
    } catch {
      return [{ operation, at: 'body', expected: 'JSON', got: text === '' ? 'nothing' : 'something else' }]
    }
    const inside = ref.replace('#/', 'contract#/')
    const validate = ajv.getSchema(inside) ?? ajv.compile({ $ref: inside })
    if (validate(body)) return []
    const seen = new Set<string>()
    return (validate.errors ?? []).flatMap(({ instancePath, keyword, params, message }) => {
      const missing = keyword === 'required' ? `/${(params as { missingProperty: string }).missingProperty}` : ''
      // The same fault in every item of a list is one fault.
      const where = (instancePath + missing).split('/').filter(Boolean).map((part) => (/^\d+$/.test(part) ? '[]' : part)).join('.')
      if (seen.has(where)) return []
      seen.add(where)
      const expected = missing ? 'to be there' : (message ?? keyword)
      return [{ operation, at: `body ${where}`.trim(), expected, got: kindOf(at(body, instancePath + missing)) }]
    })
  }

  return (name, operation, { status, headers, text }) => {
    const drift = (where: string, expected: string, got: string): Drift => ({ operation: name, at: where, expected, got })
    const given = operation.responses[String(status)]
    if (!given) return [drift('status', Object.keys(operation.responses).join(', '), String(status))]
    const media = answerOf(contract, given).content?.['application/json']
    const drifts: Drift[] = []
    const cache = headers.get('Cache-Control') ?? ''
    // What a shared cache keeps, the next reader gets.
    if (operation.security?.length !== 0 && !/no-store|no-cache|private/.test(cache))
      drifts.push(drift('header Cache-Control', 'private, no-cache or no-store', cache || 'nothing'))
    if (!headers.get('Date')) drifts.push(drift('header Date', 'the server’s clock', 'nothing'))
    if (status === 429 && !headers.get('Retry-After')) drifts.push(drift('header Retry-After', 'seconds', 'nothing'))
    if (!media) return text === '' ? drifts : [...drifts, drift('body', 'nothing', 'a body')]
    const type = headers.get('Content-Type') ?? 'nothing'
    if (!type.startsWith('application/json')) drifts.push(drift('header Content-Type', 'application/json', type))
    return media.schema.$ref ? [...drifts, ...bodyDrifts(name, media.schema.$ref, text)] : drifts
  }
}
