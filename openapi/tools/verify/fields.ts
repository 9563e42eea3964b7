import type { Contract, Schema } from '../contract.ts'
import { nameOf, schemaOf } from '../contract.ts'
import { record } from './check.ts'

/** Fields by name, `UserSettings.withdraws_blocked_until`, of which the form of an answer says nothing. */
export interface Fields {
  /** Optional ones of the contract that no answer had. The application reads a missing one as its default. */
  absent: string[]
  /** Ones that answers had and the contract does not know. */
  unknown: string[]
}

/** Collects the fields of answers. A field that a server spells differently is absent by one name and unknown by the other. */
export function createFields(contract: Contract): { note: (schema: Schema, body: unknown, place: string) => void; result: () => Fields } {
  const seen = new Set<string>()
  const optional = new Set<string>()
  const unknown = new Set<string>()

  const note = (given: Schema, value: unknown, place: string): void => {
    const name = given.$ref === undefined ? place : nameOf(given.$ref)
    const schema = schemaOf(contract, given)
    if (Array.isArray(value)) for (const item of value) note(schema.items ?? {}, item, `${name}[]`)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    // Only those branches of a choice that the object can be.
    const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter((one) => (schemaOf(contract, one).required ?? []).every((field) => field in value))
    for (const branch of branches) if (branch.$ref !== undefined) return note(branch, value, name)
    const shapes = [schema, ...branches]
    const properties = Object.assign({}, ...shapes.map((one) => one.properties ?? {})) as Record<string, Schema>
    if (Object.keys(properties).length === 0) return
    const required = new Set(shapes.flatMap((one) => one.required ?? []))
    for (const [field, inner] of Object.entries(properties)) {
      if (!required.has(field)) optional.add(`${name}.${field}`)
      if (field in value) {
        seen.add(`${name}.${field}`)
        note(inner, record(value)[field], `${name}.${field}`)
      }
    }
    // Only names that are one: a key may be personal data.
    if (schema.additionalProperties === undefined)
      for (const field of Object.keys(value)) if (!(field in properties) && /^[a-z]\w{0,40}$/i.test(field)) unknown.add(`${name}.${field}`)
  }
  return { note, result: () => ({ absent: [...optional].filter((field) => !seen.has(field)).toSorted(), unknown: [...unknown].toSorted() }) }
}
