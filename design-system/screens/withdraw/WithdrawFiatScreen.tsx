import type { WithdrawalRequest } from '#sdk'
import { Notice } from '../../components/feedback/Notice.tsx'
import { MaskedField } from '../../forms/MaskedField.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import type { CardValues } from '../../lib/withdrawal.ts'
import { cardRequest, cheapestFee, failsCheckDigit } from '../../lib/withdrawal.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { CardDestination } from './CardDestination.tsx'
import { RequestForm } from './RequestForm.tsx'
import type { Ready, RequestProps } from './RequestPage.tsx'
import { RequestPage } from './RequestPage.tsx'
import { TrustedOnlyNotice } from './TrustedOnlyNotice.tsx'
import { cardSchema } from './card.schema.ts'

export type WithdrawFiatScreenProps = RequestProps<WithdrawalRequest>

const token = 'USDT'
const numberMask = '#### #### #### #### ###'
const holderMask = 'N'.repeat(64)

/** Withdraws USDT to a bank card. */
export function WithdrawFiatScreen(props: WithdrawFiatScreenProps) {
  const { balances, preferences, settings, waiting, outcome, links } = props
  const t = useTranslations('withdraw').only
  return (
    <RequestPage
      balances={balances}
      preferences={preferences}
      settings={settings}
      waiting={waiting}
      outcome={outcome}
      links={links}
      tokens={[token]}
    >
      {(ready) =>
        ready.settings.trusted_wallets_only === true ? (
          <TrustedOnlyNotice title={t.cardTitle()} settings={ready.settings} links={links}>
            {t.cardText()}
          </TrustedOnlyNotice>
        ) : (
          <CardForm ready={ready} {...props} />
        )
      }
    </RequestPage>
  )
}

function CardForm(props: WithdrawFiatScreenProps & { ready: Ready }) {
  const { terms } = props.ready
  const t = useTranslations('withdraw').form
  return (
    <RequestForm<CardValues>
      {...props}
      draft="withdraw-card"
      schema={cardSchema(terms)}
      labels={{ card_number: t.cardNumber(), card_holder: t.cardHolder() }}
      together={{ fee_type: ['amount'] }}
      defaults={{ amount: '', card_number: '', card_holder: '', fee_type: cheapestFee(token, terms).fee_type }}
      requestOf={cardRequest}
      destinationOf={({ card_number, card_holder }) => <CardDestination number={card_number} holder={card_holder.trim()} />}
    >
      {(form) => (
        <>
          <ControlledField form={form} name="card_number" helperText={t.cardNumberHelp()}>
            {(field) => (
              <MaskedField
                {...field}
                {...(!field.error && failsCheckDigit(field.value) && { color: 'warning', helperText: t.cardDoubt() })}
                mask={numberMask}
                autoComplete="cc-number"
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
                mono
              />
            )}
          </ControlledField>
          <ControlledField form={form} name="card_holder" helperText={t.cardHolderHelp()}>
            {(field) => (
              <MaskedField
                {...field}
                mask={holderMask}
                autoComplete="cc-name"
                slotProps={{ htmlInput: { autoCapitalize: 'characters', inputMode: 'text' } }}
              />
            )}
          </ControlledField>
          <Notice>{t.cardConverts()}</Notice>
        </>
      )}
    </RequestForm>
  )
}
