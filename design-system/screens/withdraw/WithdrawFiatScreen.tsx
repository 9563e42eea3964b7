import type { WithdrawalRequest } from '#sdk'
import { MaskedField } from '../../forms/MaskedField.tsx'
import { Model } from '../../forms/Model.tsx'
import type { CardValues } from '../../lib/withdrawal.ts'
import { cardRequest, cheapestFee, failsCheckDigit } from '../../lib/withdrawal.ts'
import { useText } from '../../provider/reader.ts'
import { CardDestination } from './Destination.tsx'
import { RequestForm } from './RequestForm.tsx'
import type { Ready, RequestProps } from './RequestPage.tsx'
import { RequestPage } from './RequestPage.tsx'
import { cardSchema } from './withdrawal.schema.ts'

export type WithdrawFiatScreenProps = RequestProps<WithdrawalRequest>

const token = 'USDT'
const numberMask = '#### #### #### #### ###'
const holderMask = 'N'.repeat(64)

/** USDT as money, to a bank card. */
export function WithdrawFiatScreen(props: WithdrawFiatScreenProps) {
  const { balances, preferences, settings, links } = props
  return (
    <RequestPage balances={balances} preferences={preferences} settings={settings} links={links} tokens={[token]}>
      {(ready) => <CardForm ready={ready} {...props} />}
    </RequestPage>
  )
}

function CardForm(props: WithdrawFiatScreenProps & { ready: Ready }) {
  const { terms } = props.ready
  const t = useText('withdraw').form
  return (
    <RequestForm<CardValues>
      {...props}
      schema={cardSchema(terms)}
      labels={{ card_number: t.cardNumber(), card_holder: t.cardHolder() }}
      together={{ fee_type: ['amount'] }}
      defaults={{ amount: '', card_number: '', card_holder: '', fee_type: cheapestFee(token, terms).fee_type }}
      requestOf={cardRequest}
      destinationOf={({ card_number, card_holder }) => <CardDestination number={card_number} holder={card_holder.trim()} />}
    >
      {(form, closed) => (
        <>
          <Model form={form} name="card_number">
            {(binding) => (
              <MaskedField
                {...binding}
                mask={numberMask}
                inputMode="numeric"
                autoComplete="cc-number"
                mono
                help={t.cardNumberHelp()}
                {...(failsCheckDigit(binding.value) && { caution: t.cardDoubt() })}
                disabled={closed}
              />
            )}
          </Model>
          <Model form={form} name="card_holder">
            {(binding) => (
              <MaskedField
                {...binding}
                mask={holderMask}
                autoComplete="cc-name"
                autoCapitalize="characters"
                help={t.cardHolderHelp()}
                disabled={closed}
              />
            )}
          </Model>
        </>
      )}
    </RequestForm>
  )
}
