/** What is to be reached (performance.md): `must` decides, `aim` is the wish. Smaller is better. */
export interface Row {
  id: string
  what: string
  must: number
  aim: number
  /** One value a round, or a single one. */
  values: number[]
  /** What the ratio is made of, for the reader. */
  note?: string
  unit?: '×' | 'kB' | 'shift' | 'n' | 'ms'
  /** Larger is better: frames a second. */
  atLeast?: true
}

export const verdict = (value: number, must: number, aim: number, atLeast = false): 'aim' | 'pass' | 'MISS' => {
  const reaches = (goal: number): boolean => (atLeast ? value >= goal : value <= goal)
  return !reaches(must) ? 'MISS' : reaches(aim) ? 'aim' : 'pass'
}
