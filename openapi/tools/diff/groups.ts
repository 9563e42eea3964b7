import type { Use } from '../map.ts'
import type { Change } from './compare.ts'
import type { Level } from './finding.ts'

/** Changes that are reported together: of one operation, of a part of the contract that many operations share, or the same ones of many operations. */
export interface Group {
  level: Level
  /** `GET /api/balances`; `Amount, which 40 operations share`; `The same in 64 operations`. */
  title: string
  /** true if the changes are those of many operations, which are listed once */
  many: boolean
  /** One line per change: `200 data[].amount is gone`. */
  lines: string[]
  operations: string[]
  /** Affected pages; `*` means every page of the cabinet. */
  pages: string[]
  screens: string[]
  stories: string[]
}

/** From this number of operations on, a change with one cause is reported once instead of per operation. */
const MANY = 2

const unique = (lists: ReadonlyArray<readonly string[]>): string[] => [...new Set(lists.flat())].toSorted()
const line = (part: string, at: string, what: string): string => [part, at && `\`${at}\``, what].filter(Boolean).join(' ')

/** A success is one place, whether it is a 200 or a 201. */
const placeOf = (part: string): string => (/^2\d\d$/.test(part) ? 'answer' : part)

/** What two changes have in common if they have one cause: the same part of `components`, or the same words at the same place. */
const causeOf = ({ level, part, at, what, shared }: Change): string =>
  JSON.stringify(shared ? [level, shared.name, shared.at, what] : [level, placeOf(part), at, what])

const operationsOf = (changes: readonly Change[]): string[] => [...new Set(changes.map(({ operation }) => operation))]

/** Groups the changes for the report, breaking ones first: one cause is one line, however many operations it touches. */
export function groupChanges(changes: readonly Change[], uses: readonly Use[]): Group[] {
  const useOf = new Map(uses.map((use) => [use.operationId, use]))
  const many = new Map(
    [...Map.groupBy(changes, causeOf)].flatMap(([cause, same]) => {
      const operations = operationsOf(same)
      return operations.length < MANY ? [] : [[cause, operations.join('\n')] as const]
    }),
  )
  /** Causes in one part of `components` stand together, and so do those that touch the same operations. */
  const groupOf = (change: Change): string => {
    const same = many.get(causeOf(change))
    if (same === undefined) return `${change.level}\n${change.operation}`
    return change.shared ? `${change.level}\npart ${change.shared.name}` : `${change.level}\n${same}`
  }
  return [...Map.groupBy(changes, groupOf).values()].map((own) => {
    const [first] = own as [Change, ...Change[]]
    const isMany = many.has(causeOf(first))
    const operations = operationsOf(own)
    const touched = [...new Set(own.map(({ operationId }) => operationId))].flatMap((id) => useOf.get(id) ?? [])
    const lineOf = ({ part, at, what, shared }: Change): string =>
      isMany ? line(shared ? '' : placeOf(part), shared ? shared.at : at, what) : line(part, at, what)
    return {
      level: first.level,
      title: !isMany ? first.operation : first.shared ? `${first.shared.name}, which ${operations.length} operations share` : `The same in ${operations.length} operations`,
      many: isMany,
      lines: [...new Set(own.map(lineOf))],
      operations,
      pages: first.operationId === '' ? ['*'] : unique(touched.map(({ pages }) => pages)),
      screens: unique(touched.map(({ screens }) => screens)),
      stories: unique(touched.map(({ stories }) => stories)),
    }
  })
}

/** Number of different changes at a level. A change with one cause counts once. */
export const countOf = (groups: readonly Group[], level: Level): number =>
  groups.filter((group) => group.level === level).reduce((sum, { lines }) => sum + lines.length, 0)
