import type { TransactionType } from '#sdk'
import type { Locale } from './text.ts'

/** The names of the types as the application shows them, by which a list can be searched. */
export const transactionTypeNames: Record<Locale, Record<TransactionType, string>> = {
  en: {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    exchange: 'Conversion',
    uta_refill: 'UTA top-up',
    uta_withdrawal: 'UTA withdrawal',
    uta_result: 'UTA profit/loss',
    uta_subscription: 'UTA subscription',
    referral_reward: 'Referral reward',
    uta_referral_reward: 'UTA referral reward',
    bonus: 'Bonus',
    insurance: 'Insurance',
  },
  de: {
    deposit: 'Einzahlung',
    withdrawal: 'Auszahlung',
    exchange: 'Tausch',
    uta_refill: 'UTA-Aufladung',
    uta_withdrawal: 'UTA-Auszahlung',
    uta_result: 'UTA-Gewinn/-Verlust',
    uta_subscription: 'UTA-Abo',
    referral_reward: 'Partnerprämie',
    uta_referral_reward: 'UTA-Partnerprämie',
    bonus: 'Bonus',
    insurance: 'Versicherung',
  },
  es: {
    deposit: 'Depósito',
    withdrawal: 'Retiro',
    exchange: 'Conversión',
    uta_refill: 'Recarga de UTA',
    uta_withdrawal: 'Retiro de UTA',
    uta_result: 'Ganancia/pérdida de UTA',
    uta_subscription: 'Suscripción a UTA',
    referral_reward: 'Recompensa por referidos',
    uta_referral_reward: 'Recompensa de UTA por referidos',
    bonus: 'Bonificación',
    insurance: 'Seguro',
  },
  ru: {
    deposit: 'Пополнение',
    withdrawal: 'Вывод',
    exchange: 'Обмен',
    uta_refill: 'Пополнение UTA',
    uta_withdrawal: 'Вывод из UTA',
    uta_result: 'Прибыль/убыток UTA',
    uta_subscription: 'Подписка UTA',
    referral_reward: 'Партнёрское вознаграждение',
    uta_referral_reward: 'Вознаграждение за UTA',
    bonus: 'Бонус',
    insurance: 'Страхование',
  },
}

/** All types of transactions; the record above must name each. */
export const transactionTypes = Object.keys(transactionTypeNames.en) as readonly TransactionType[]
