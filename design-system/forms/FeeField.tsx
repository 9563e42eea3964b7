import { isZero } from '../lib/money.ts'
import type { Fee } from '../lib/fees.ts'
import { canPay } from '../lib/fees.ts'
import { StatusChip } from '../components/data-display/StatusChip.tsx'
import { useAmountsHidden, useTranslations } from '../provider/DesignSystemContext.ts'
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
  /** Available amount of a token, excluding what is being sent; `null` if it could not be read. */
  available: (token: string) => string | null
}

/** Which token pays the fee: the cost of each option, and why one is unavailable. The value is the contract's `fee_type`. */
export function FeeField({ fees, token, available, ...binding }: FeeFieldProps) {
  const t = useTranslations('forms').fee
  const format = useFormat()
  const hidden = useAmountsHidden()
  const cost = (fee: Fee) => format.money(fee.amount, fee.token, { rounding: 'up' })
  return (
    <RadioGroup
      {...binding}
      label={t.label()}
      cards
      columns={2}
      options={fees.map((fee) => {
        const owned = available(fee.token)
        const open = canPay(fee, token, () => owned ?? '0')
        return {
          value: fee.fee_type,
          title: fee.token,
          text: open
            ? cost(fee)
            : owned === null
              ? t.unread({ fee: cost(fee), token: fee.token })
              : t.short({ fee: cost(fee), available: hidden ? `${format.hidden} ${fee.token}` : format.money(owned, fee.token) }),
          ...(open && !isZero(fee.discount) && { badge: <StatusChip color="success">{`−${format.percent(fee.discount, 0)}`}</StatusChip> }),
          disabled: !open,
        }
      })}
    />
  )
}

/** Label of the field, for `labels` of the form. */
export const useFeeLabel = (): string => useTranslations('forms').fee.label()
