import { Token } from '#sdk'
import { fromSchema } from '../../root/search-params.ts'

/** The token in the query string. */
export const tokenSearch = { token: fromSchema(Token) }
