/** The order of a table: one of its columns, upwards or downwards. */
export type Sort<Column extends string = string> = { by: Column; order: 'asc' | 'desc' }

/** As it is written in an address: `worth`, or `-worth` for the highest first. */
export const sortText = ({ by, order }: Sort): string => (order === 'desc' ? `-${by}` : by)

/** Reads it; `undefined` for a column that cannot be sorted by. */
export function readSort<Column extends string>(text: string, columns: readonly Column[]): Sort<Column> | undefined {
  const down = text.startsWith('-')
  const by = columns.find((column) => column === text.slice(down ? 1 : 0))
  return by && { by, order: down ? 'desc' : 'asc' }
}

/** The rows in this order; equal ones keep theirs. */
export const sorted = <T>(rows: readonly T[], { order }: Sort, compare: (a: T, b: T) => number): T[] =>
  rows.toSorted((a, b) => (order === 'asc' ? compare(a, b) : compare(b, a)))
