import type { Call } from './call.ts'
import { readForm } from './form.ts'
import { invalid } from './http-error.ts'

/** A code of the app, or a recovery code instead of it: what was given, and the field it was given in. */
export const readSecondStep = (call: Call): { field: 'code' | 'recovery_code'; given: string } => {
  const form = readForm(call.body)
  const recovery = form.has('recovery_code') ? form.string('recovery_code', { max: 64 }) : null
  const code = recovery === null ? form.digits('code', 6) : ''
  form.done()
  return recovery === null ? { field: 'code', given: code } : { field: 'recovery_code', given: recovery.trim() }
}

export const wrongSecondStep = (field: 'code' | 'recovery_code') =>
  invalid(field, field === 'code' ? 'auth.two_factor_code' : 'auth.two_factor_recovery_code')
