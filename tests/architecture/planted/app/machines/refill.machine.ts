import { route } from '../route.ts'

export const machine: number = route
