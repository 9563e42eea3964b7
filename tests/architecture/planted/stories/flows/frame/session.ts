import { route } from '../../../app/route.ts'

export const inside: number = route
