import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDraft } from '#design-system/forms/useDraft.ts'
import { CalculatorScreen } from '#design-system/screens/uta/CalculatorScreen.tsx'
import type { Assumptions } from '#design-system/screens/uta/projection.ts'
import { getGetUtaStatisticsQueryOptions, useGetPreferences, useGetUtaStatistics } from '#sdk'
import type { PageQueries } from '../../api/prefetch.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { inPlace } from '../../root/use-search.ts'
import { usePath } from '../../root/use-path.ts'
import { readCalculation, writeCalculation } from './calculation.ts'

// A slider moves many times a second; browsers allow an address to change far less often.
const SETTLED = 300

export const queries: PageQueries = (client) => client.prefetchQuery(getGetUtaStatisticsQueryOptions())

export default function CalculatorPage() {
  const { to: address } = usePath()
  const [query, setQuery] = useSearchParams()
  const [moving, setMoving] = useState<{ to: Assumptions; from: string } | null>(null)
  const written = query.toString()
  // The query that this page wrote last. A slider may move on before the address follows.
  const [sent, setSent] = useState<string | null>(null)
  // What was set when a session was lost is set again; the address may not have heard of it.
  const { given, keep } = useDraft('calculator')
  const [taken, setTaken] = useState<typeof given>(null)
  if (given && given !== taken) {
    setTaken(given)
    setMoving({ to: readCalculation(new URLSearchParams(String(given['query']))), from: written })
  }
  // Once the address says something that this page did not write, the address is right.
  const ahead = moving && (moving.from === written || sent === written) ? moving.to : null
  useEffect(() => {
    if (!ahead) return undefined
    const next = writeCalculation(ahead)
    if (next.toString() === written) return undefined
    const timer = setTimeout(() => {
      setSent(next.toString())
      setQuery(next, inPlace)
    }, SETTLED)
    return () => clearTimeout(timer)
  }, [ahead, written, setQuery])
  const assumptions = ahead ?? readCalculation(query)
  const shared = `${address('/cabinet/trade/uta/calculator')}?${writeCalculation(assumptions).toString()}`
  return (
    <CalculatorScreen
      assumptions={assumptions}
      onAssumptions={(to) => {
        keep({ query: writeCalculation(to).toString() })
        setMoving({ to, from: written })
      }}
      preferences={toLoadable(useGetPreferences())}
      statistics={toLoadable(useGetUtaStatistics())}
      shareUrl={typeof window === 'undefined' ? '' : new URL(shared, window.location.origin).href}
      refillHref={address('/cabinet/trade/uta/refill', { search: { amount: assumptions.amount } })}
    />
  )
}
