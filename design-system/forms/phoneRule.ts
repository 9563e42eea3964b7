import { refine } from 'zod/mini'
import { isPhone } from '../lib/phone.ts'
import type { Message } from './messages.ts'

/** A whole number with its country code, or nothing. Apart from rules.ts, since it brings the table of calling codes along. */
export const phone = () => refine<string>((value) => value === '' || isPhone(value), { error: 'forms.phone' satisfies Message })
