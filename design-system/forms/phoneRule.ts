import { refine } from 'zod/mini'
import { isPhone } from '../lib/phone.ts'
import type { Message } from './messages.ts'

/** A complete number with country code, or an empty value. Separate from rules.ts because it imports the table of calling codes. */
export const phone = () => refine<string>((value) => value === '' || isPhone(value), { error: 'forms.phone' satisfies Message })
