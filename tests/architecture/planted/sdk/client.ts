import { route } from '../app/route.ts'

export const client: number = route
