import type { Contract, Schema } from '../contract.ts'
import { schemaOf } from '../contract.ts'

/** `breaking`: what worked no longer does. `risky`: works, but a reader has to look. `harmless`: nothing that works today notices. */
export type Level = 'breaking' | 'risky' | 'harmless'

export interface Finding {
  level: Level
  /** Where in the value, dotted: `data[].amount`. */
  at: string
  what: string
}

/** `in`: the application sends it. `out`: the application reads it. What loosens one of them tightens the other. */
export type Direction = 'in' | 'out'

const types = (schema: Schema): string[] => [schema.type ?? (schema.properties ? 'object' : [])].flat().sort()
const list = (words: readonly unknown[]): string => words.map((word) => `"${String(word)}"`).join(', ')
const choices = (schema: Schema): Schema[] => schema.oneOf ?? schema.anyOf ?? []

interface Side {
  contract: Contract
  schema: Schema
}

/** Everything that changed between two schemas, seen from the application. */
export function compareSchemas(base: Side, next: Side, direction: Direction, at = '', seen: ReadonlySet<string> = new Set()): Finding[] {
  const pair = `${base.schema.$ref ?? ''}→${next.schema.$ref ?? ''}`
  if (base.schema.$ref && next.schema.$ref && seen.has(pair)) return []
  const inside = new Set([...seen, pair])
  const before = schemaOf(base.contract, base.schema)
  const after = schemaOf(next.contract, next.schema)
  const findings: Finding[] = []
  const say = (level: Level, what: string, where = at): void => void findings.push({ level, at: where, what })
  const go = (one: Schema, other: Schema, where: string): void =>
    void findings.push(...compareSchemas({ ...base, schema: one }, { ...next, schema: other }, direction, where, inside))

  compareTypes(before, after, direction, say)
  compareWords(before, after, direction, say)
  compareLimits(before, after, direction, say)
  compareProperties(before, after, direction, at, say, go)
  if (before.items && after.items) go(before.items, after.items, `${at}[]`)
  const [old, new_] = [choices(before), choices(after)]
  for (const [index, one] of old.entries()) {
    const other = new_[index]
    if (other) go(one, other, at)
    else say(direction === 'in' ? 'breaking' : 'harmless', 'one of its shapes is gone')
  }
  if (new_.length > old.length && old.length > 0) say(direction === 'out' ? 'breaking' : 'harmless', 'has another shape')
  return findings
}

type Say = (level: Level, what: string, where?: string) => void

function compareTypes(before: Schema, after: Schema, direction: Direction, say: Say): void {
  const [old, now] = [types(before), types(after)]
  if (old.join() === now.join()) return
  const gone = old.filter((type) => !now.includes(type))
  const come = now.filter((type) => !old.includes(type))
  // A value that may be more than before surprises who reads it; one that may be less surprises who sends it.
  const wider = gone.length === 0
  const narrower = come.length === 0
  const ease = direction === 'in' ? wider : narrower
  say(ease ? 'harmless' : 'breaking', `was ${old.join(' or ') || 'anything'}, is ${now.join(' or ') || 'anything'}`)
}

function compareWords(before: Schema, after: Schema, direction: Direction, say: Say): void {
  const [old, now] = [before.enum, after.enum]
  if (!old && !now) return
  if (!old || !now) {
    const opens = Boolean(old)
    return say((direction === 'in') === opens ? 'harmless' : 'breaking', opens ? 'is no closed list any more' : 'is a closed list now')
  }
  const gone = old.filter((word) => !now.includes(word))
  const come = now.filter((word) => !old.includes(word))
  if (gone.length > 0) say(direction === 'in' ? 'breaking' : 'harmless', `no longer knows ${list(gone)}`)
  // An unknown word is shown neutrally (decisions.md §1), but somebody should give it a text.
  if (come.length > 0) say(direction === 'in' ? 'harmless' : 'risky', `also knows ${list(come)}`)
}

const shown = (value: unknown): string => (value === undefined ? 'free' : JSON.stringify(value))
const floors = ['minimum', 'minLength', 'minItems'] as const
const ceilings = ['maximum', 'maxLength', 'maxItems'] as const

function compareLimits(before: Schema, after: Schema, direction: Direction, say: Say): void {
  for (const name of floors) bound(name, before[name] ?? -Infinity, after[name] ?? -Infinity, true)
  for (const name of ceilings) bound(name, before[name] ?? Infinity, after[name] ?? Infinity, false)
  for (const name of ['pattern', 'format', 'const'] as const) {
    const [old, now] = [before[name], after[name]]
    if (old === now) continue
    const loosens = now === undefined
    if (name === 'format' || name === 'const') say('breaking', `${name} was ${shown(old)}, is ${shown(now)}`)
    else if (direction === 'in') say(loosens ? 'harmless' : 'breaking', `pattern was ${shown(old)}, is ${shown(now)}`)
    else say(old === undefined ? 'harmless' : 'breaking', `pattern was ${shown(old)}, is ${shown(now)}`)
  }

  function bound(name: string, old: number, now: number, floor: boolean): void {
    if (old === now) return
    const tighter = floor ? now > old : now < old
    const bad = direction === 'in' ? tighter : !tighter
    const limit = (value: number): string => (Number.isFinite(value) ? String(value) : 'none')
    say(bad ? (direction === 'in' ? 'breaking' : 'risky') : 'harmless', `${name} was ${limit(old)}, is ${limit(now)}`)
  }
}

function compareProperties(
  before: Schema,
  after: Schema,
  direction: Direction,
  at: string,
  say: Say,
  go: (one: Schema, other: Schema, where: string) => void,
): void {
  const [old, now] = [before.properties ?? {}, after.properties ?? {}]
  const needs = (schema: Schema, name: string): boolean => schema.required?.includes(name) ?? false
  const place = (name: string): string => (at ? `${at}.${name}` : name)
  for (const [name, one] of Object.entries(old)) {
    const other = now[name]
    if (!other) {
      // The server drops what it does not know, so sending it still works; reading it does not.
      say(direction === 'in' ? 'risky' : 'breaking', 'is gone', place(name))
      continue
    }
    const [was, is] = [needs(before, name), needs(after, name)]
    if (was && !is) say(direction === 'in' ? 'harmless' : 'breaking', 'is no longer promised', place(name))
    if (!was && is) say(direction === 'in' ? 'breaking' : 'harmless', 'is required now', place(name))
    go(one, other, place(name))
  }
  for (const name of Object.keys(now).filter((one) => !(one in old)))
    say(direction === 'in' && needs(after, name) ? 'breaking' : 'harmless', needs(after, name) && direction === 'in' ? 'is new and required' : 'is new', place(name))
}
