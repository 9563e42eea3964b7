import { isZero } from '../../lib/money.ts'
import type { Fee } from '../../lib/fees.ts'
import { netOf } from '../../lib/fees.ts'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import type { Fact } from '../../components/data-display/DescriptionList.tsx'
import { Money } from '../../components/data-display/Money.tsx'

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

/** What leaves one account, what it costs and what arrives in the other, with every digit. */
export const MoveFacts = ({ amount, token, fee, words, more = none, hidden }: MoveFactsProps) => (
  <DescriptionList
    items={[
      { name: words.from(), value: <Money value={amount} unit={token} minimum={2} exact hidden={hidden} /> },
      {
        name: words.fee(),
        value: isZero(fee.amount) ? words.noFee() : <Money value={fee.amount} unit={fee.token} minimum={2} hidden={hidden} />,
      },
      ...more,
      {
        name: words.receives(),
        sum: true,
        value: <Money value={netOf(amount, token, fee)} unit={token} minimum={2} exact hidden={hidden} />,
      },
    ]}
  />
)
