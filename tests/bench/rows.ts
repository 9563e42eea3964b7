import type { Browser } from 'playwright'

/** A measured row: missing `must` fails the bench, `aim` is only shown. Smaller is better, unless `atLeast` is set. */
export interface Row {
  id: string
  what: string
  must: number
  aim: number
  /** One value per round, or a single value; `NaN` where what was waited for did not come. */
  values: number[]
  /** The figures behind the ratio. */
  note?: string
  unit?: '×' | 'kB' | 'shift' | 'n' | 'ms'
  /** Larger is better, such as frames per second. */
  atLeast?: true
}

/** What a suite measures with: addresses of the three builds, and where its rows go. */
export interface Bench {
  browser: Browser
  rounds: number
  ours: string
  staticPages: string
  baseline: string
  /** Whether one of these rows is to be measured. */
  wants: (...ids: string[]) => boolean
  add: (...rows: readonly Row[]) => void
}

export const median = (list: readonly number[]): number => {
  const sorted = [...list].sort((a, b) => a - b)
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2
}

/** A row without a figure in every round is missed: what was not measured may not count as the best. */
export function verdict({ values, must, aim, atLeast }: Row): 'aim' | 'pass' | 'MISS' {
  if (values.length === 0 || values.some((value) => Number.isNaN(value))) return 'MISS'
  const value = median(values)
  const reaches = (goal: number): boolean => (atLeast ? value >= goal : value <= goal)
  return !reaches(must) ? 'MISS' : reaches(aim) ? 'aim' : 'pass'
}

/** The figure, or `NaN` if measuring it failed: one row is then missed, and the others are still measured. */
export const orMissing = (measured: Promise<number>): Promise<number> =>
  measured.catch((error: unknown) => {
    console.error(error)
    return Number.NaN
  })
