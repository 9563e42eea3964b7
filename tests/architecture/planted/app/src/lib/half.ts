import type { circle } from './circle.ts'

export const half: number = 0.5
export type Whole = typeof circle
