import { isZero } from '../../lib/money.ts'
import type { Fee } from '../../lib/fees.ts'
import { netOf } from '../../lib/fees.ts'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import type { Fact } from '../../components/data-display/DescriptionList.tsx'
import { ExactMoney } from '../../components/data-display/ExactMoney.tsx'

type MoveWords = { from: () => string; fee: () => string; noFee: () => string; receives: () => string }

export type MoveFactsProps = {
  /** A decimal string; an empty amount counts as zero. */
  amount: string
  token: string
  fee: Fee
  words: MoveWords
  /** Rows between the fee and the total: when the money arrives. */
  more?: readonly Fact[]
  /** Shows •••• instead of amounts. Defaults to the user's "hide amounts" setting; pass `false` while amounts are being typed. */
  hidden?: boolean | undefined
}

const none: readonly Fact[] = []

/** What leaves one account, what it costs and what arrives in the other. */
export const MoveFacts = ({ amount, token, fee, words, more = none, hidden }: MoveFactsProps) => (
  <DescriptionList
    items={[
      { name: words.from(), value: <ExactMoney value={amount} unit={token} hidden={hidden} /> },
      {
        name: words.fee(),
        value: isZero(fee.amount) ? words.noFee() : <ExactMoney value={fee.amount} unit={fee.token} rounding="up" hidden={hidden} />,
      },
      ...more,
      {
        name: words.receives(),
        sum: true,
        value: <ExactMoney value={netOf(amount, token, fee)} unit={token} hidden={hidden} />,
      },
    ]}
  />
)
