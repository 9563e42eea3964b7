import { HEAD } from './table.ts'

/** What the server says when it refuses, by code and language: for the simulator and for tests, never shipped. */
export const messageTable = (messages: unknown): string => `${HEAD}import type { ErrorCode } from './model/index.ts'

type Texts = Readonly<Record<'en' | 'ru' | 'de' | 'es', string>>

/** Every refusal of the contract, in the four languages of the product. */
export const messages: Readonly<Record<ErrorCode, Texts>> = ${JSON.stringify(messages, null, 2)}
`
