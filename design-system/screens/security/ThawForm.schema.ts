import { object } from 'zod/mini'
import { digits, max, required, text } from '../../forms/rules.ts'

const password = () => text().check(required(), max(256))

export const thawSchema = object({ password: password(), code: text().check(required(), digits(6)) })
/** Before the code was sent. */
export const sendSchema = object({ password: password(), code: text() })
