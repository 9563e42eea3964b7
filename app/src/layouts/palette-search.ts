import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CommandPaletteProps } from '#design-system/components/navigation/CommandPalette.tsx'
import { detailWords, typeWord } from '#design-system/components/data-display/transactionLabels.ts'
import { useRankName } from '#design-system/components/data-display/useRankName.ts'
import { transactionTime } from '#design-system/lib/transactionTime.ts'
import { useDesignSystem, useTranslations } from '#design-system/provider/DesignSystemContext.ts'
import { useFormat } from '#design-system/provider/useFormat.ts'
import { useListPartners } from '#sdk'
import { layoutQueryMeta } from '../api/offline-availability.ts'
import { searchedText } from '../api/searched-text.ts'
import { useMatchingTransactions } from '../api/transactions.ts'
import { useSession } from '../auth/environment-hooks.ts'
import { usePath } from '../hooks/use-path.ts'

/** Typing pauses this long before the server is asked, in ms. */
const SETTLED = 250
/** Shorter texts match nearly everything. */
const SHORTEST = 2
/** The contract's longest search texts. */
const LONGEST = { transactions: 100, partners: 64 }
const MOST = 3

/** The text once its changes pause. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Transactions by id, address, hash, amount or name, and referrals by name, as the server finds them. */
export function usePaletteSearch(typed: string): Pick<CommandPaletteProps, 'found' | 'search'> {
  const { locale, now } = useDesignSystem()
  const words = useTranslations('frame').transaction
  const t = useTranslations('palette')
  const rankName = useRankName()
  const format = useFormat()
  const navigate = useNavigate()
  const { to } = usePath()
  const asked = typed.trim()
  const text = useSettled(asked)
  const mayAsk = useSession().verification !== 'unverified'
  const isLong = asked.length >= SHORTEST && mayAsk
  const query = { enabled: isLong && text.length >= SHORTEST, meta: layoutQueryMeta }
  const transactions = useMatchingTransactions({ search: searchedText(text, locale).slice(0, LONGEST.transactions), per_page: MOST }, query)
  const partners = useListPartners({ search: text.slice(0, LONGEST.partners), per_page: MOST }, { query })
  if (!isLong) return { found: [], search: 'idle' }
  if (text !== asked) return { found: [], search: 'busy' }
  const rows = (transactions.data?.data ?? []).slice(0, MOST)
  const people = (partners.data?.data ?? []).filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())).slice(0, MOST)
  const isFailed = [transactions, partners].some(({ isError, fetchStatus }) => isError || fetchStatus === 'paused')
  const isBusy = [transactions, partners].some(({ data, fetchStatus }) => data === undefined && fetchStatus === 'fetching')
  return {
    search: isFailed ? 'failed' : isBusy ? 'busy' : 'idle',
    found: [
      ...rows.map((row) => ({
        id: `transaction ${row.id}`,
        group: 'transactions' as const,
        icon: 'transaction' as const,
        label: typeWord(words, row.type),
        hint: [detailWords(words, row), format.dayTime(transactionTime(row).at, now())].filter(Boolean).join(' · '),
        money: { value: row.amount, unit: row.token, gain: true },
        run: () => void navigate(to('/cabinet/trade/transactions', { search: { transaction: row.id } })),
      })),
      ...people.map(({ id, name, level, rank }) => ({
        id: `partner ${id}`,
        group: 'referrals' as const,
        icon: 'profile' as const,
        label: name,
        hint: t.level({ level, rank: rankName(rank) }),
        run: () => void navigate(to('/cabinet/referral/structure/:partnerId', { params: { partnerId: id } })),
      })),
    ],
  }
}
