import { Token } from '#sdk/schemas.ts'
import { fromSchema } from '../../root/search-params.ts'

/** The token in the query string. */
export const tokenSearch = { token: fromSchema(Token) }
