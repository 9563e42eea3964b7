import { responseOf, rowsOf, type Contract, type Media } from '../contract.ts'
import { validatorsOf } from '../validate.ts'

const examplesOf = (media: Media | undefined): unknown[] =>
  !media ? [] : media.example === undefined ? Object.values(media.examples ?? {}).map(({ value }) => value) : [media.example]

/** Forbids additional properties, so that a misspelt field in an example is found. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]))
  return 'properties' in inner && inner.type === 'object' ? { ...inner, additionalProperties: false } : inner
}

/** Validates every example of requests and responses, including errors, against its schema. */
export const exampleFaults = (contract: Contract): { checked: number; faults: string[] } => {
  const validator = validatorsOf(closed(contract.components.schemas))
  let checked = 0
  const faults: string[] = []
  const check = (place: string, media: Media | undefined): void => {
    for (const example of examplesOf(media)) {
      checked += 1
      if (media?.schema.$ref === undefined) {
        faults.push(`${place}: the schema has no name`)
        continue
      }
      const validate = validator(media.schema)
      if (!validate(example)) faults.push(...(validate.errors ?? []).map((error) => `${place}: ${error.instancePath} ${error.message}`))
    }
  }
  for (const { method, path, operation } of rowsOf(contract)) {
    check(`${method} ${path} request`, operation.requestBody?.content['application/json'])
    for (const [status, answer] of Object.entries(operation.responses)) {
      check(`${method} ${path} ${status}`, responseOf(contract, answer).content?.['application/json'])
    }
  }
  return { checked, faults }
}
