import { route } from '../app/route.ts'

export const story: number = route
