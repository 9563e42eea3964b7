/** A measured row: missing `must` fails the bench, `aim` is only shown. Smaller is better, unless `atLeast` is set. */
export interface Row {
  id: string
  what: string
  must: number
  aim: number
  /** One value per round, or a single value. */
  values: number[]
  /** The figures behind the ratio. */
  note?: string
  unit?: '×' | 'kB' | 'shift' | 'n' | 'ms'
  /** Larger is better, such as frames per second. */
  atLeast?: true
}

export const verdict = (value: number, must: number, aim: number, atLeast = false): 'aim' | 'pass' | 'MISS' => {
  const reaches = (goal: number): boolean => (atLeast ? value >= goal : value <= goal)
  return !reaches(must) ? 'MISS' : reaches(aim) ? 'aim' : 'pass'
}
