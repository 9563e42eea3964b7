import { isZero } from '../lib/money.ts'
import type { Fee } from '../lib/fees.ts'
import { canPay } from '../lib/fees.ts'
import { StatusChip } from '../components/data-display/StatusChip.tsx'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { useFormat } from '../provider/useFormat.ts'
import type { EventFieldProps } from './fieldProps.ts'
import { RadioGroup } from './RadioGroup.tsx'

export type FeeFieldProps = Omit<EventFieldProps, 'label'> & {
  /** The chosen `fee_type`; empty until the user chooses. */
  value?: string

  /** `feesOf(preferences)`. */
  fees: readonly Fee[]
  /** The token being sent. */
  token: string
  /** Available amount of a token, excluding what is being sent. */
  available: (token: string) => string
}

/** Which token pays the fee: the cost of each option, and why one is unavailable. The value is the contract's `fee_type`. */
export function FeeField({ fees, token, available, ...binding }: FeeFieldProps) {
  const t = useTranslations('forms').fee
  const format = useFormat()
  const amount = (value: string, unit: string) => format.money(value, unit, { minimum: 2 })
  return (
    <RadioGroup
      {...binding}
      label={t.label()}
      cards
      columns={2}
      options={fees.map((fee) => {
        const open = canPay(fee, token, available)
        return {
          value: fee.fee_type,
          title: fee.token,
          text: open
            ? amount(fee.amount, fee.token)
            : t.short({ fee: amount(fee.amount, fee.token), available: amount(available(fee.token), fee.token) }),
          ...(open && !isZero(fee.discount) && { badge: <StatusChip color="success">{`−${format.percent(fee.discount, 0)}`}</StatusChip> }),
          disabled: !open,
        }
      })}
    />
  )
}

/** Label of the field, for `labels` of the form. */
export const useFeeLabel = (): string => useTranslations('forms').fee.label()
