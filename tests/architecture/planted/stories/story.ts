import { route } from '../app/route.ts'
import { world } from '../mocks/world.ts'
import { client } from '../sdk/client.ts'

export const story: number = route + world + client
