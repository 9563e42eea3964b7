import { world } from '../mocks/world.ts'

export const route: number = world
