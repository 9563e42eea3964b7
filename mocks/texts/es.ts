import type { Texts } from './en.ts'

export const es: Texts = {
  'passwords.updated': 'Tu contraseña se ha cambiado.',
  'two_factor.prepared': 'La verificación en dos pasos ya se puede configurar.',
  'two_factor.enabled': 'La verificación en dos pasos está activada.',
  'two_factor.disabled': 'La verificación en dos pasos está desactivada.',
  'errors.more': '(y :count errores más)',
  'errors.more_one': '(y 1 error más)',
  'passwords.sent': 'Si hay una cuenta con esta dirección, hemos enviado un correo con el enlace.',
  'passwords.reset': 'Tu contraseña se ha cambiado.',
  'verification.sent': 'El código se ha enviado.',
  'mail.reset.subject': 'Restablecer la contraseña',
  'mail.code.subject': 'Tu código',
  'mail.email_changed.subject': 'Tu dirección de correo ha cambiado',
}
