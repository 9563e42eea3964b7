import { client } from '../sdk/client.ts'
import { route } from '../app/route.ts'

export const screen = client + route
