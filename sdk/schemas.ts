// A second entry point: the contract's zod schemas that the application parses with. Types come from index.ts.
export { ListTransactionsQueryParams, ListUtaDealsQueryParams } from './generated/queries.ts'
export { Id } from './generated/schemas/id.zod.ts'
export { LandingDeals } from './generated/schemas/landing-deals.zod.ts'
export { Month } from './generated/schemas/month.zod.ts'
export { Preferences } from './generated/schemas/preferences.zod.ts'
export { Token } from './generated/schemas/token.zod.ts'
