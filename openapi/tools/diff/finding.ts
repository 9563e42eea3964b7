/** `breaking`: what worked no longer does. `risky`: works, but a reader has to look. `harmless`: nothing that works today notices. */
export type Level = 'breaking' | 'risky' | 'harmless'

export interface Finding {
  level: Level
  /** Where in the value, dotted: `data[].amount`. */
  at: string
  what: string
  /** The part of `components` that was changed, where it has a name: many operations may hang on it. */
  shared?: { name: string; at: string }
}

/** `in`: the application sends it. `out`: the application reads it. What loosens one of them tightens the other. */
export type Direction = 'in' | 'out'

export type Say = (level: Level, what: string, at?: string) => void

/** A change that lets more through is none for who sends and one for who reads; the other way round where it lets less through. */
export const eased = (direction: Direction, change: 'looser' | 'tighter'): boolean => (direction === 'in') === (change === 'looser')

export const quoted = (words: readonly unknown[]): string => words.map((word) => (typeof word === 'string' ? `"${word}"` : String(word))).join(', ')
