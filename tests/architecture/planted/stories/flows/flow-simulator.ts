import { world } from '../../mocks/world.ts'
import { inside } from './frame/session.ts'

export const stage = [world, inside]
