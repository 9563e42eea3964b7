import { HEAD } from './table.ts'

/** The server's error messages by code and language, for the simulator and tests; never shipped. */
export const messageTable = (messages: unknown): string => `${HEAD}import type { ErrorCode } from './model/index.ts'

type Texts = Readonly<Record<'en' | 'ru' | 'de' | 'es', string>>

/** Every error message of the contract in the four languages of the product. */
export const messages: Readonly<Record<ErrorCode, Texts>> = ${JSON.stringify(messages, null, 2)}
`
