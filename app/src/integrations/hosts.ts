/** Where the chat's script comes from. */
export const CHAT_ORIGIN = 'https://gso.kommo.com'

/** Where page views are sent. */
export const ANALYTICS_ORIGIN = 'https://mc.yandex.ru'
