import { object } from 'zod/mini'
import { digits, max, required, text } from '../../forms/rules.ts'

const password = () => text().check(required(), max(256))

export const passwordSchema = object({ password: password(), code: text() })
export const passwordAndCodeSchema = object({ password: password(), code: text().check(required(), digits(6)) })
