import { table } from '../routes.ts'

export const frame: number = table.length
