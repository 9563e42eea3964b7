import type { Transaction, ListTransactionsParams } from '#sdk'
import { useTranslations } from '#design-system/provider/DesignSystemContext.ts'
import { useFormat } from '#design-system/provider/useFormat.ts'
import { useTimeZone } from '#design-system/provider/useTimeZone.ts'
import { transactionSheet } from '#design-system/screens/trade/transactionSheet.ts'
import type { ListFile } from '../../api/export-list.ts'
import { transactionFile } from './transactions.ts'

/** Transactions for a spreadsheet: in the user's language, number format and time zone. */
export function useSheetFile(): ListFile<Transaction, ListTransactionsParams> {
  const t = useTranslations('transactions')
  const words = useTranslations('frame').transaction
  return { ...transactionFile, ...transactionSheet(t, words, useFormat(), useTimeZone()) }
}
