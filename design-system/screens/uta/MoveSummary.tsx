import { isZero } from '../../lib/money.ts'
import type { Fee } from '../../lib/fees.ts'
import { netOf } from '../../lib/fees.ts'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import type { Fact } from '../../components/DescriptionList.tsx'
import { Money } from '../../components/Money.tsx'

export type MoveWords = { from: () => string; fee: () => string; noFee: () => string; receives: () => string }

export type MoveFactsProps = {
  /** A decimal string; what was not typed yet counts as nothing. */
  amount: string
  token: string
  fee: Fee
  words: MoveWords
  /** Between the fee and the sum: when it arrives. */
  more?: readonly Fact[]
  /** Amounts as ••••; by default when the reader hid them. `false` where they are being typed. */
  hidden?: boolean | undefined
}

const none: readonly Fact[] = []

/** What leaves one place, what it costs, what arrives in the other: every digit that there is. */
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
