import type { Use } from '../map.ts'
import type { Change } from './compare.ts'
import type { Level } from './finding.ts'

/** Changes that are reported together: of one operation, or of a part of the contract that many operations share. */
export interface Group {
  level: Level
  /** `GET /api/balances`, or the name of the shared part: `Amount`. */
  title: string
  /** true for a shared part, false for an operation */
  shared: boolean
  /** One line per change: `200 data[].amount is gone`. */
  lines: string[]
  operations: string[]
  /** Affected pages; `*` means every page of the cabinet. */
  pages: string[]
  screens: string[]
  stories: string[]
}

/** From this number of operations on, a change of a shared part is reported once instead of per operation. */
const MANY = 3

const unique = (lists: ReadonlyArray<readonly string[]>): string[] => [...new Set(lists.flat())].toSorted()
const line = (part: string, at: string, what: string): string => [part, at && `\`${at}\``, what].filter(Boolean).join(' ')

/** Groups the changes for the report, breaking ones first. */
export function groupChanges(changes: readonly Change[], uses: readonly Use[]): Group[] {
  const useOf = new Map(uses.map((use) => [use.operationId, use]))
  const sharedKey = ({ level, what, shared }: Change): string => (shared ? `${level}\n${shared.name}\n${shared.at}\n${what}` : '')
  const many = new Set(
    [...Map.groupBy(changes.filter(({ shared }) => shared), sharedKey)]
      .filter(([, same]) => new Set(same.map(({ operation }) => operation)).size >= MANY)
      .map(([key]) => key),
  )
  const isShared = (change: Change): boolean => many.has(sharedKey(change))
  const groups = Map.groupBy(changes, (change) => `${change.level}\n${isShared(change) ? change.shared!.name : change.operation}`)
  return [...groups.values()].map((own) => {
    const [first] = own as [Change, ...Change[]]
    const shared = isShared(first)
    const operations = [...new Set(own.map(({ operation }) => operation))]
    const touched = [...new Set(own.map(({ operationId }) => operationId))].flatMap((id) => useOf.get(id) ?? [])
    return {
      level: first.level,
      title: shared ? first.shared!.name : first.operation,
      shared,
      lines: [...new Set(own.map((change) => (shared ? line('', change.shared!.at, change.what) : line(change.part, change.at, change.what))))],
      operations,
      pages: first.operationId === '' ? ['*'] : unique(touched.map(({ pages }) => pages)),
      screens: unique(touched.map(({ screens }) => screens)),
      stories: unique(touched.map(({ stories }) => stories)),
    }
  })
}

/** Number of different changes at a level. A change of a shared part counts once. */
export const countOf = (groups: readonly Group[], level: Level): number =>
  groups.filter((group) => group.level === level).reduce((sum, { lines }) => sum + lines.length, 0)
