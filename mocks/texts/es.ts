import type { Texts } from './en.ts'

export const es: Texts = {
  'passwords.updated': 'Tu contraseña se ha cambiado.',
  'two_factor.prepared': 'El acceso en dos pasos está preparado.',
  'two_factor.enabled': 'El acceso en dos pasos está activado.',
  'two_factor.disabled': 'El acceso en dos pasos está desactivado.',
  'errors.more': '(y :count errores más)',
  'errors.more_one': '(y 1 error más)',
  'passwords.sent': 'Te hemos enviado el enlace para restablecer la contraseña.',
  'passwords.reset': 'Tu contraseña se ha cambiado.',
  'verification.sent': 'El código se ha enviado.',
  'mail.reset.subject': 'Restablecer la contraseña',
  'mail.code.subject': 'Tu código',
  'mail.email_changed.subject': 'Tu dirección de correo ha cambiado',
}
