import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDraft } from '#design-system/forms/useDraft.ts'
import { min } from '#design-system/lib/money.ts'
import { CalculatorScreen } from '#design-system/screens/uta/CalculatorScreen.tsx'
import { getGetUtaStatisticsQueryOptions, useGetPreferences, useGetUtaStatistics, useListBalances } from '#sdk'
import type { PageQueries } from '../../api/prefetch.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { inPlace } from '../../hooks/use-search.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useUrlText } from '../../hooks/use-url-text.ts'
import { readCalculation, writeCalculation } from './calculation.ts'

export const queries: PageQueries = (client) => client.prefetchQuery(getGetUtaStatisticsQueryOptions())

export default function CalculatorPage() {
  const { to: address } = usePath()
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useUrlText(query.toString(), (next) => setQuery(next, inPlace))
  // What was set when a session was lost is set again; the address may not have heard of it.
  const { given, keep } = useDraft('calculator')
  const [taken, setTaken] = useState<typeof given>(null)
  if (given && given !== taken) {
    setTaken(given)
    setText(String(given['query']))
  }
  const balances = useListBalances().data?.data
  const available = balances?.find(({ token }) => token === 'USDT')?.available ?? null
  const assumptions = readCalculation(new URLSearchParams(text))
  const shared = `${address('/cabinet/trade/uta/calculator')}?${writeCalculation(assumptions).toString()}`
  return (
    <CalculatorScreen
      assumptions={assumptions}
      onAssumptions={(to) => {
        const next = writeCalculation(to).toString()
        keep({ query: next })
        setText(next)
      }}
      preferences={toLoadable(useGetPreferences())}
      statistics={toLoadable(useGetUtaStatistics())}
      shareUrl={typeof window === 'undefined' ? '' : new URL(shared, window.location.origin).href}
      available={available}
      // As much as there is.
      refillHref={address('/cabinet/trade/uta/refill', {
        search: { amount: available === null ? assumptions.amount : min(assumptions.amount, available) },
      })}
      depositHref={address('/cabinet/actives/refill', { search: { token: 'USDT' } })}
    />
  )
}
