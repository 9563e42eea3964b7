import Stack from '@mui/material/Stack'
import type { BalanceList, InsuranceType } from '#sdk'
import { Submit } from '../../forms/Form.tsx'
import type { SchemaForm } from '../../forms/useSchemaForm.ts'
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
import type { RegisterValues } from './RegisterScreen.schema.ts'
import type { Purchase } from './usePurchase.ts'

/** What the purchase leaves of the balance: `after` is `null` if it is unknown or too little. */
function paymentOf({ price_amount, price_token }: InsuranceType, balances: Loadable<BalanceList>) {
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

type RegisterSummaryProps = {
  form: SchemaForm<RegisterValues>
  type: InsuranceType
  purchase: Purchase
  balances: Loadable<BalanceList>
  fresh: Freshness
  refill: string | null
}

/** The total, the balance before and after, and the button that leads to the review. */
export function RegisterSummary({ form, type, purchase, balances, fresh, refill }: RegisterSummaryProps) {
  const hidden = useAmountsHidden()
  const r = useTranslations('policies').register
  const { named } = useTranslations('common')
  const format = useFormat()
  const { token, held, missing, after } = paymentOf(type, balances)
  return (
    <Section title={named({ label: r.summary(), name: purchase.name })} aside={<LastUpdated {...fresh} />}>
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
      <Stack spacing={4} sx={{ mt: 5 }}>
        {token === null && <Notice severity="plain">{r.noPrice()}</Notice>}
        {missing !== null && token !== null && (
          <Notice
            severity="warning"
            action={
              refill !== null && (
                <TextLink standalone href={refill}>
                  {r.refill()}
                </TextLink>
              )
            }
          >
            {r.missing({ amount: hidden ? format.hidden : format.money(missing, token) })}
          </Notice>
        )}
        <Submit form={form} disabled={missing !== null}>
          {purchase.pay}
        </Submit>
      </Stack>
    </Section>
  )
}
