import type { Use } from '../map.ts'
import type { Change } from './compare.ts'
import type { Level } from './finding.ts'

/** Changes that are read together: of one operation, or of one part of the contract that many operations share. */
export interface Group {
  level: Level
  /** `GET /api/balances`, or the shared part: `Amount`. */
  title: string
  /** The shared part, not an operation. */
  shared: boolean
  /** What changed, one line each: `200 data[].amount is gone`. */
  lines: string[]
  operations: string[]
  /** Whom it touches. A page `*` is every page of the cabinet. */
  pages: string[]
  screens: string[]
  stories: string[]
}

/** From so many operations on, one change of a shared part is told once and not for each of them. */
const MANY = 3

const unique = (lists: ReadonlyArray<readonly string[]>): string[] => [...new Set(lists.flat())].toSorted()
const line = (part: string, at: string, what: string): string => [part, at && `\`${at}\``, what].filter(Boolean).join(' ')

/** The changes as a reader wants them, the worst first. */
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

/** How many different changes there are: one of a shared part is one, whoever uses it. */
export const countOf = (groups: readonly Group[], level: Level): number =>
  groups.filter((group) => group.level === level).reduce((sum, { lines }) => sum + lines.length, 0)
