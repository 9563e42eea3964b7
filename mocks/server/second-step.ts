import type { RouteContext } from './route.ts'
import { readForm } from './form.ts'
import { invalid } from './http-error.ts'

/** A code of the authenticator app or a recovery code: the value and the field it was sent in. */
export const readSecondStep = (context: RouteContext): { field: 'code' | 'recovery_code'; given: string } => {
  const form = readForm(context.body)
  const recovery = form.has('recovery_code') ? form.string('recovery_code', { max: 64 }) : null
  const code = recovery === null ? form.digits('code', 6) : ''
  form.done()
  return recovery === null ? { field: 'code', given: code } : { field: 'recovery_code', given: recovery.trim() }
}

export const wrongSecondStep = (field: 'code' | 'recovery_code') =>
  invalid(field, field === 'code' ? 'auth.two_factor_code' : 'auth.two_factor_recovery_code')
