import type { Contract, Schema } from '../contract.ts'
import { nameOf } from '../contract.ts'
import type { Direction, Finding, Level } from './finding.ts'
import { eased } from './finding.ts'
import { compareLimits, compareNotes, compareOthers, compareWords } from './limits.ts'

export interface Side {
  contract: Contract
  schema: Schema
}

interface Place {
  /** Path inside the whole value. */
  at: string
  /** The named schema that contains the place, and the path inside it. */
  shared?: { name: string; at: string }
  /** Pairs of names that are already being compared, since schemas can be recursive. */
  seen: ReadonlySet<string>
}

/** One possible shape of a value, with references resolved and alternatives (including null) separated. */
interface Shape {
  schema: Schema
  name?: string
}

function shapesOf({ contract, schema }: Side, name?: string): Shape[] {
  const { $ref, ...own } = schema
  if ($ref !== undefined) {
    // A default or "deprecated" beside a reference belongs to the place, not to the referenced schema.
    const { default: _, deprecated: __, ...limits } = own
    const target = contract.components.schemas[nameOf($ref)] ?? {}
    return shapesOf({ contract, schema: { ...target, ...limits } }, nameOf($ref))
  }
  const { oneOf, anyOf, ...rest } = own
  const choices = oneOf ?? anyOf
  if (choices) {
    const within = (one: Schema): Schema =>
      one.$ref === undefined && !isNull({ schema: one }) ? { ...rest, ...one, required: [...(rest.required ?? []), ...(one.required ?? [])] } : one
    return choices.flatMap((one) => shapesOf({ contract, schema: within(one) }, one.$ref === undefined ? name : undefined))
  }
  const types = typesOf(rest)
  if (types.length < 2 || !types.includes('null')) return [{ schema: rest, ...(name !== undefined && { name }) }]
  const others = types.filter((type) => type !== 'null')
  const words = rest.enum && { enum: rest.enum.filter((word) => word !== null) }
  return [{ schema: { ...rest, ...words, type: others }, ...(name !== undefined && { name }) }, { schema: { type: 'null' } }]
}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** The types of value that a schema allows; an empty list allows every type. */
function typesOf(schema: Schema): string[] {
  if (schema.type !== undefined) return [schema.type].flat().toSorted()
  if (schema.properties || schema.required) return ['object']
  if (schema.items) return ['array']
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  return [...new Set(values.map(kindOf))].toSorted()
}

const isNull = ({ schema }: Shape): boolean => typesOf(schema).join() === 'null'

/** All changes between two schemas, from the application's point of view. */
export function compareSchemas(base: Side, next: Side, direction: Direction, at = ''): Finding[] {
  const findings = compareAt(base, next, direction, { at, seen: new Set() })
  // A change that several shapes share is reported once.
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

function compareAt(base: Side, next: Side, direction: Direction, place: Place): Finding[] {
  const refs = [base.schema.$ref, next.schema.$ref]
  const pair = refs.join('→')
  if (refs[0] && refs[1] && place.seen.has(pair)) return []
  const findings: Finding[] = []
  const say = (level: Level, what: string): void =>
    void findings.push({ level, at: place.at, what, ...(place.shared && { shared: place.shared }) })
  compareNotes(base.schema, next.schema, say)

  const [before, after] = [shapesOf(base), shapesOf(next)]
  const wrap = wrapOf(base, next, before, after)
  if (wrap) {
    say('breaking', wrap.what)
    return [...findings, ...compareAt(wrap.base, wrap.next, direction, { at: place.at, seen: new Set([...place.seen, refs.join('→')]) })]
  }
  const isAnything = ({ schema }: Shape): boolean => typesOf(schema).length === 0
  const nulls = [before, after].map((shapes) => shapes.some(isNull) || shapes.some(isAnything))
  const [old, now] = [before.filter((shape) => !isNull(shape)), after.filter((shape) => !isNull(shape))]
  if (!nulls[0] && nulls[1] && old.length > 0) say(direction === 'out' ? 'breaking' : 'harmless', 'may be null now')
  if (nulls[0] && !nulls[1] && now.length > 0) say(direction === 'in' ? 'breaking' : 'harmless', 'is never null now')
  const seen = new Set([...place.seen, pair])
  for (const [one, other] of paired(old, now)) {
    if (one && other) {
      // A change inside a named schema affects everything that uses it.
      const shared = one.name !== undefined && one.name === other.name ? { name: one.name, at: '' } : place.shared
      findings.push(...compareShapes(base.contract, next.contract, one.schema, other.schema, direction, { at: place.at, seen, ...(shared && { shared }) }))
    } else if (one) say(direction === 'in' ? 'breaking' : 'harmless', 'one of its shapes is gone')
    else say(direction === 'out' ? 'breaking' : 'harmless', 'has another shape')
  }
  return findings
}

/** `data` of a shape that has it and may have nothing else of the other one. */
const dataOf = (shapes: readonly Shape[]): Schema | undefined => (shapes.length === 1 ? shapes[0]!.schema.properties?.['data'] : undefined)

const isSame = (one: Side, other: Side): boolean =>
  (one.schema.$ref !== undefined && one.schema.$ref === other.schema.$ref) || JSON.stringify(shapesOf(one)) === JSON.stringify(shapesOf(other))

/** A value that moved into `data`, or out of it: one cause, which would otherwise be told as the loss of every field. */
function wrapOf(base: Side, next: Side, before: readonly Shape[], after: readonly Shape[]): { what: string; base: Side; next: Side } | null {
  const [was, is] = [dataOf(before), dataOf(after)]
  const [outer, inner] = [{ contract: base.contract, schema: was ?? {} }, { contract: next.contract, schema: is ?? {} }]
  if (is && !was && isSame(base, inner)) return { what: 'is wrapped in `data` now', base, next: inner }
  if (was && !is && isSame(outer, next)) return { what: 'is no longer wrapped in `data`', base: outer, next }
  return null
}

/** Pairs old and new shapes: by name first, the rest by order. */
function paired(old: readonly Shape[], now: readonly Shape[]): Array<[Shape | undefined, Shape | undefined]> {
  const isOf = (one: Shape) => (other: Shape) =>
    one.name === undefined ? other.name === undefined && JSON.stringify(one.schema) === JSON.stringify(other.schema) : one.name === other.name
  const pairs = old.map((one): [Shape, Shape | undefined] => [one, old.length === 1 && now.length === 1 ? now[0] : now.find(isOf(one))])
  const left = now.filter((shape) => !pairs.some(([, other]) => other === shape))
  return [...pairs.map(([one, other]): [Shape, Shape | undefined] => [one, other ?? left.shift()]), ...left.map((shape): [undefined, Shape] => [undefined, shape])]
}

function compareShapes(base: Contract, next: Contract, before: Schema, after: Schema, direction: Direction, place: Place): Finding[] {
  const findings: Finding[] = []
  const inside = (name: string): Place => {
    const joined = (at: string): string => (at === '' || name.startsWith('[') ? `${at}${name}` : `${at}.${name}`)
    return { at: joined(place.at), seen: place.seen, ...(place.shared && { shared: { name: place.shared.name, at: joined(place.shared.at) } }) }
  }
  const say = (level: Level, what: string, name?: string): void => {
    const { at, shared } = name === undefined ? place : inside(name)
    findings.push({ level, at, what, ...(shared && { shared }) })
  }
  const go = (one: Schema, other: Schema, name: string): void =>
    void findings.push(...compareAt({ contract: base, schema: one }, { contract: next, schema: other }, direction, inside(name)))

  const [old, now] = [typesOf(before), typesOf(after)]
  // Notes of a named schema; notes at the place itself are compared there.
  if (place.shared?.at === '') compareNotes(before, after, say)
  if (old.join() !== now.join()) {
    // A value with more possible types can break a reader; one with fewer can break a sender.
    const fits = (types: string[], type: string): boolean => types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'))
    const wider = now.length === 0 || (old.length > 0 && old.every((type) => fits(now, type)))
    const narrower = old.length === 0 || (now.length > 0 && now.every((type) => fits(old, type)))
    const eases = (wider && eased(direction, 'looser')) || (narrower && eased(direction, 'tighter'))
    say(eases ? 'harmless' : 'breaking', `was ${old.join(' or ') || 'anything'}, is ${now.join(' or ') || 'anything'}`)
    // Values of different types have no parts in common.
    if (!wider && !narrower) return findings
  }
  compareWords(before, after, direction, say)
  compareLimits(before, after, direction, say)
  compareOthers(before, after, direction, say)
  compareProperties(before, after, direction, say, go)
  if (before.items || after.items) go(before.items ?? {}, after.items ?? {}, '[]')
  return findings
}

function compareProperties(
  before: Schema,
  after: Schema,
  direction: Direction,
  say: (level: Level, what: string, name?: string) => void,
  go: (one: Schema, other: Schema, name: string) => void,
): void {
  const [old, now] = [before.properties ?? {}, after.properties ?? {}]
  const needs = (schema: Schema, name: string): boolean => schema.required?.includes(name) ?? false
  for (const [name, one] of Object.entries(old)) {
    const other = now[name]
    if (!other) {
      // The server ignores unknown fields, so sending the field still works; reading it does not.
      say(direction === 'in' ? 'risky' : 'breaking', 'is gone', name)
      continue
    }
    const [was, is] = [needs(before, name), needs(after, name)]
    if (was && !is) say(direction === 'in' ? 'harmless' : 'breaking', direction === 'in' ? 'may be left out now' : 'is no longer promised', name)
    if (!was && is) say(direction === 'in' ? 'breaking' : 'harmless', 'is required now', name)
    go(one, other, name)
  }
  for (const name of Object.keys(now).filter((one) => !(one in old))) {
    const isRequired = direction === 'in' && needs(after, name)
    say(isRequired ? 'breaking' : 'harmless', isRequired ? 'is new and required' : 'is new', name)
  }
  const [rest, others] = [before.additionalProperties ?? true, after.additionalProperties ?? true]
  if (typeof rest === 'object' || typeof others === 'object') {
    if (others === false) say('breaking', 'holds no further fields any more')
    else if (rest === false) say(direction === 'in' ? 'harmless' : 'risky', 'may hold further fields now')
    else go(typeof rest === 'object' ? rest : {}, typeof others === 'object' ? others : {}, '*')
    // A response may always contain additional fields; a closed request schema rejects fields that were accepted before.
  } else if (rest !== others && direction === 'in') say(others ? 'harmless' : 'breaking', others ? 'lets further fields through now' : 'refuses further fields now')
}
