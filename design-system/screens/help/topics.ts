import type { Texts } from '../../i18n/catalogue.ts'

export type QuestionId = keyof Texts<'help'>['questions']
export type TopicId = keyof Texts<'help'>['topics']

/** What is asked, by topic, in reading order. */
export const topics: ReadonlyArray<{ id: TopicId; questions: readonly QuestionId[] }> = [
  { id: 'account', questions: ['verify', 'password', 'twoFactor', 'lostDevice'] },
  { id: 'money', questions: ['network', 'refill', 'withdraw', 'blocked', 'fee'] },
  { id: 'wallets', questions: ['trusted', 'coin'] },
  { id: 'uta', questions: ['uta', 'polling', 'results'] },
  { id: 'referral', questions: ['invite', 'rank'] },
  { id: 'insurance', questions: ['insurance'] },
]

// "autorizacion" finds "autorización", "ключ" finds "Ключ", "е" finds "ё".
export const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Whether each word of the search stands somewhere in the text. */
export const matches = (text: string, query: string): boolean => {
  const where = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => where.includes(word))
}
