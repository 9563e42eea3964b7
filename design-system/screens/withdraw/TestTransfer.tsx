import Box from '@mui/material/Box'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { BalanceList, Transaction, TrustedWallet } from '#sdk'
import { amountProblem } from '../../forms/amount.ts'
import type { SchemaForm } from '../../forms/useSchemaForm.ts'
import { isAddress, sameAddress } from '../../lib/address.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { isZero, sub } from '../../lib/money.ts'
import { isKnownDestination } from '../../lib/recentAddresses.ts'
import { testAmount } from '../../lib/testTransfer.ts'
import type { Terms, WalletValues } from '../../lib/withdrawal.ts'
import { destinationOf, feeOf } from '../../lib/withdrawal.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

export type TestTransferProps = {
  form: SchemaForm<WalletValues>
  /** Worth in USD from which a test is offered. */
  from: string
  terms: Terms
  balances: BalanceList
  wallets: readonly TrustedWallet[]
  /** Earlier withdrawals, newest first. */
  recent: Loadable<readonly Transaction[]>
}

/** Whether the address is new: the list of withdrawals has loaded and contains none to it. */
const isNew = (address: string, { wallets, recent }: Pick<TestTransferProps, 'wallets' | 'recent'>): boolean =>
  recent.state === 'ready' &&
  isAddress(address) &&
  !isKnownDestination(address, recent.value) &&
  !wallets.some((wallet) => sameAddress(wallet.address, address) && (wallet.last_used_at ?? null) !== null)

/** Offers to send a small amount first when much would go to an address for the first time. */
export function TestTransfer({ form, from, terms, balances, wallets, recent }: TestTransferProps) {
  const t = useTranslations('withdrawCare').test
  const format = useFormat()
  const { amount, token, to, address: typed, fee_type } = useWatch({ control: form.control }) as WalletValues
  /** The amount that the test replaced. */
  const [replaced, setReplaced] = useState<{ whole: string; small: string; token: string } | null>(null)
  const { address } = destinationOf({ to, address: typed }, wallets, [])
  if (amountProblem(amount) !== null || amount === '' || !isNew(address, { wallets, recent })) return null
  if (replaced !== null && replaced.small === amount && replaced.token === token) {
    const { whole } = replaced
    return (
      <Notice role="status" title={t.chosen({ small: format.money(amount, token) })}>
        {t.rest({ rest: format.money(sub(whole, amount), token) })}
        <Box sx={{ mt: 2.5 }}>
          <Button variant="soft" size="small" disabled={form.locked} onClick={() => form.set('amount', whole)}>
            {t.undo({ amount: format.money(whole, token) })}
          </Button>
        </Box>
      </Notice>
    )
  }
  const price = balances.data.find((balance) => balance.token === token)?.price_usd
  const fee = feeOf(terms.fees, fee_type)
  const small = testAmount({ amount, token, price, fee, from })
  if (small === null) return null
  const use = () => {
    setReplaced({ whole: amount, small, token })
    form.set('amount', small)
  }
  return (
    <Notice role="status" title={t.title()}>
      {t.text({ small: format.money(small, token) })} {!isZero(fee.amount) && t.fee()}
      <Box sx={{ mt: 2.5 }}>
        <Button variant="soft" size="small" disabled={form.locked} onClick={use}>
          {t.use({ small: format.money(small, token) })}
        </Button>
      </Box>
    </Notice>
  )
}
