import { Token } from '#sdk/schemas.ts'
import { fromSchema } from '../../hooks/search-params.ts'

/** The token in the query string. */
export const tokenSearch = { token: fromSchema(Token) }
