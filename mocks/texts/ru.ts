import type { Texts } from './en.ts'

export const ru: Texts = {
  'passwords.updated': 'Пароль изменён.',
  'two_factor.prepared': 'Теперь можно настроить двухфакторную аутентификацию.',
  'two_factor.enabled': 'Двухфакторная аутентификация включена.',
  'two_factor.disabled': 'Двухфакторная аутентификация выключена.',
  'errors.more': '(и ещё ошибок: :count)',
  'errors.more_one': '(и ещё одна ошибка)',
  'passwords.sent': 'Если на этот адрес зарегистрирован аккаунт, мы отправили письмо со ссылкой.',
  'passwords.reset': 'Пароль изменён.',
  'verification.sent': 'Код отправлен.',
  'mail.reset.subject': 'Сброс пароля',
  'mail.code.subject': 'Ваш код',
  'mail.email_changed.subject': 'Адрес вашей почты изменён',
  'mail.frozen.subject': 'Ваш аккаунт заморожен',
  'mail.thawing.subject': 'Ваш аккаунт размораживается',
}
