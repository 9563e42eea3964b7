import type { Schema } from '../contract.ts'
import type { Direction, Say } from './finding.ts'
import { eased, quoted } from './finding.ts'

/** Compares closed lists of values. */
export function compareWords(before: Schema, after: Schema, direction: Direction, say: Say): void {
  const [old, now] = [before.enum, after.enum]
  if (!old && !now) return
  if (!old || !now) {
    const opens = Boolean(old)
    return say(
      eased(direction, opens ? 'looser' : 'tighter') ? 'harmless' : 'breaking',
      opens ? 'is no closed list any more' : `is a closed list now: ${quoted(now ?? [])}`,
    )
  }
  const gone = old.filter((word) => !now.includes(word))
  const come = now.filter((word) => !old.includes(word))
  if (gone.length > 0) say(direction === 'in' ? 'breaking' : 'harmless', `no longer knows ${quoted(gone)}`)
  // An unknown string is displayed in a neutral way but needs a translation. An unknown value of another type is rejected.
  const shown = come.every((word) => typeof word === 'string') ? 'risky' : 'breaking'
  if (come.length > 0) say(direction === 'in' ? 'harmless' : shown, `also knows ${quoted(come)}`)
}

const floors = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const
const ceilings = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const
const forms = ['pattern', 'format', 'const', 'multipleOf', 'uniqueItems'] as const

const shown = (value: unknown): string => (value === undefined ? 'free' : JSON.stringify(value))

/** Compares lengths, ranges and formats. */
export function compareLimits(before: Schema, after: Schema, direction: Direction, say: Say): void {
  for (const name of floors) bound(name, before[name] ?? -Infinity, after[name] ?? -Infinity, true)
  for (const name of ceilings) bound(name, before[name] ?? Infinity, after[name] ?? Infinity, false)
  for (const name of forms) {
    const [old, now] = [before[name] || undefined, after[name] || undefined]
    if (old === now) continue
    // A different format is both tighter and looser: valid values may become invalid, and invalid ones may appear.
    const eases = old === undefined ? eased(direction, 'tighter') : now === undefined && eased(direction, 'looser')
    say(eases ? 'harmless' : 'breaking', `${name} was ${shown(old)}, is ${shown(now)}`)
  }

  function bound(name: string, old: number, now: number, floor: boolean): void {
    if (old === now) return
    const tighter = floor ? now > old : now < old
    const bad = !eased(direction, tighter ? 'tighter' : 'looser')
    const limit = (value: number): string => (Number.isFinite(value) ? String(value) : 'none')
    say(bad ? (direction === 'in' ? 'breaking' : 'risky') : 'harmless', `${name} was ${limit(old)}, is ${limit(now)}`)
  }
}

/** What is compared elsewhere, and what no program reads. */
const elsewhere = ['$ref', 'type', 'properties', 'required', 'items', 'oneOf', 'anyOf', 'additionalProperties', 'enum', ...floors, ...ceilings, ...forms]
const texts = ['title', 'description', 'example', 'examples', '$comment', 'default', 'deprecated', 'externalDocs']
const known = new Set<string>([...elsewhere, ...texts])

/** Compares every other rule (`not`, `allOf`, `if`, `dependentRequired` …) as a whole. */
export function compareOthers(before: Schema, after: Schema, direction: Direction, say: Say): void {
  const [one, other] = [before, after] as [Record<string, unknown>, Record<string, unknown>]
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (known.has(name) || name.startsWith('x-') || JSON.stringify(one[name]) === JSON.stringify(other[name])) continue
    const eases = one[name] === undefined ? eased(direction, 'tighter') : other[name] === undefined && eased(direction, 'looser')
    say(eases ? 'harmless' : 'breaking', `\`${name}\` ${one[name] === undefined ? 'is new' : other[name] === undefined ? 'is gone' : 'is another'}`)
  }
}

/** Compares defaults and deprecation. */
export function compareNotes(before: Pick<Schema, 'default' | 'deprecated'>, after: Pick<Schema, 'default' | 'deprecated'>, say: Say): void {
  if (JSON.stringify(before.default) !== JSON.stringify(after.default))
    say('risky', `default was ${before.default === undefined ? 'none' : JSON.stringify(before.default)}, is ${after.default === undefined ? 'none' : JSON.stringify(after.default)}`)
  if (!before.deprecated && after.deprecated) say('risky', 'is deprecated now')
  if (before.deprecated && !after.deprecated) say('harmless', 'is no longer deprecated')
}
