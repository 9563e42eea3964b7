import type { Message, MessageKey } from './messages.ts'

/** What a rule of a schema reports. Apart from the texts (messages.ts), so that a schema does not load them. */
export const message = (key: MessageKey, limit?: string | number): Message => (limit === undefined ? key : `${key}|${limit}`)
