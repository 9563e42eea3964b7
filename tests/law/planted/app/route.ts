import { world } from '../mocks/world.ts'

export const route = world
