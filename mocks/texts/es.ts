import type { Texts } from './en.ts'

export const es: Texts = {
  'passwords.updated': 'Se ha cambiado tu contraseña.',
  'two_factor.prepared': 'La verificación en dos pasos ya se puede configurar.',
  'two_factor.enabled': 'La verificación en dos pasos está activada.',
  'two_factor.disabled': 'La verificación en dos pasos está desactivada.',
  'errors.more': '(y :count errores más)',
  'errors.more_one': '(y 1 error más)',
  'passwords.sent': 'Si hay una cuenta con esta dirección, te hemos enviado un correo con el enlace.',
  'passwords.reset': 'Se ha cambiado tu contraseña.',
  'verification.sent': 'Te hemos enviado un código.',
  'mail.reset.subject': 'Restablecer la contraseña',
  'mail.code.subject': 'Tu código',
  'mail.email_changed.subject': 'Tu dirección de correo ha cambiado',
  'mail.frozen.subject': 'Tu cuenta está congelada',
  'mail.thawing.subject': 'Tu cuenta se está descongelando',
}
