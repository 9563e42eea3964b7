import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import type { BalanceList, InsuranceType } from '#sdk'
import type { Freshness, Loadable } from '../../lib/loadable.ts'
import { compare, sub } from '../../lib/money.ts'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { Purchase } from './usePurchase.ts'

/** What the purchase leaves of the balance: `after` is `null` if it is unknown or too little. */
export function paymentOf({ price_amount, price_token }: InsuranceType, balances: Loadable<BalanceList>) {
  if (price_amount === undefined || price_token === undefined) return { token: null, held: null, missing: null, after: null }
  const held = balances.state === 'ready' ? (balances.value.data.find(({ token }) => token === price_token)?.available ?? null) : null
  if (held === null) return { token: price_token, held, missing: null, after: null }
  const isShort = compare(price_amount, held) > 0
  return {
    token: price_token,
    held,
    missing: isShort ? sub(price_amount, held) : null,
    after: isShort ? null : sub(held, price_amount),
  }
}

type Payment = ReturnType<typeof paymentOf>

/** Why the policy cannot be paid for: its price is not known, or the balance is too low. */
export function Shortage({ payment: { token, missing }, refill }: { payment: Payment; refill: string | null }) {
  const hidden = useAmountsHidden()
  const r = useTranslations('policies').register
  const format = useFormat()
  if (token === null) return <Notice severity="plain">{r.noPrice()}</Notice>
  if (missing === null) return null
  const action = refill !== null && (
    <TextLink standalone href={refill}>
      {r.refill()}
    </TextLink>
  )
  return (
    <Notice severity="warning" action={action}>
      {r.missing({ amount: hidden ? format.hidden : format.money(missing, token) })}
    </Notice>
  )
}

type RegisterSummaryProps = { payment: Payment; purchase: Purchase; fresh: Freshness; children: ReactNode }

/** The total, and the balance before and after. */
export function RegisterSummary({ payment: { token, held, after }, purchase, fresh, children }: RegisterSummaryProps) {
  const r = useTranslations('policies').register
  const { named } = useTranslations('common')
  return (
    <Section title={named({ label: r.summary(), name: purchase.name })} aside={<LastUpdated {...fresh} />}>
      <Stack spacing={5}>
        <DescriptionList
          items={[
            { name: r.cover(), value: purchase.cover },
            { name: r.term(), value: purchase.term },
            { name: r.ends(), value: purchase.ends },
            { name: r.available(), value: held === null || token === null ? '–' : <Money value={held} unit={token} even /> },
            { name: r.price(), value: purchase.price, sum: true },
            { name: r.after(), value: after === null || token === null ? null : <Money value={after} unit={token} even /> },
          ]}
        />
        {children}
      </Stack>
    </Section>
  )
}
