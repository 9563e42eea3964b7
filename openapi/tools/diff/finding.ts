/** `breaking`: something that works today stops working. `risky`: it works, but needs a review. `harmless`: existing clients do not notice. */
export type Level = 'breaking' | 'risky' | 'harmless'

export interface Finding {
  level: Level
  /** Path inside the value: `data[].amount`. */
  at: string
  what: string
  /** The named part of `components` that changed, if any: several operations may use it. */
  shared?: { name: string; at: string }
}

/** `in`: the application sends the value. `out`: the application reads it. Loosening one direction is like tightening the other. */
export type Direction = 'in' | 'out'

export type Say = (level: Level, what: string, at?: string) => void

/** Whether a change is harmless: a looser rule is harmless for values that the application sends, a tighter one for values that it reads. */
export const eased = (direction: Direction, change: 'looser' | 'tighter'): boolean => (direction === 'in') === (change === 'looser')

export const quoted = (words: readonly unknown[]): string => words.map((word) => (typeof word === 'string' ? `"${word}"` : String(word))).join(', ')
