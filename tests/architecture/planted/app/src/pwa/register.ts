import { client } from '../api/client.ts'

export const register = (): Promise<object> => client()
