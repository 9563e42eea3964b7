import Stack from '@mui/material/Stack'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import type { DepositToken, DepositWallet } from '#sdk'
import { AmountField } from '../../forms/AmountField.tsx'
import { amountProblem } from '../../forms/amount.ts'
import { Form } from '../../forms/Form.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { shortenAddress } from '../../lib/address.ts'
import { mul } from '../../lib/money.ts'
import { paymentLink } from '../../lib/paymentLink.ts'
import { idle } from '../../lib/submission.ts'
import { AddressText } from '../../components/data-display/AddressText.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { CopyButton } from '../../components/inputs/CopyButton.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { QrCode } from '../../components/data-display/QrCode.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { TokenCoin } from '../../components/data-display/TokenCoin.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { networkName } from './network.ts'
import { requestSchema } from './PaymentRequest.schema.ts'
import { WholeTerms } from '../../components/data-display/WholeTerms.tsx'

export type PaymentRequestProps = {
  wallet: DepositWallet
  token: DepositToken
  /** Price of one token in USD, if known. */
  price: string | null
  /** Other ways on: another token, the address without an amount. */
  actions: ReactNode
}

type CodeProps = { link: string; amount: string; token: string; wallet: DepositWallet }

function Code({ link, amount, token, wallet: { address, network } }: CodeProps) {
  const t = useTranslations('assets')
  const sum = useFormat().exact(amount, token)
  return (
    <Stack direction="row" spacing={5} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
      <QrCode value={link} label={t.request.qr({ amount: sum, address: shortenAddress(address) })} size={216} />
      <Stack spacing={2} sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle1">{t.request.ready({ amount: sum })}</Typography>
        <Typography variant="caption" color="textSecondary">
          <WholeTerms>{networkName(t, network)}</WholeTerms>
        </Typography>
        <AddressText address={address} />
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', mt: 2 }}>
          <CopyButton text={link} label={t.request.copy()} variant="soft" />
          <Button variant="text" href={link}>
            {t.request.open()}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  )
}

/** An amount as a QR code for wallets: token, network, recipient and exact base units are filled in (EIP-681). */
export function PaymentRequest({ wallet, token: accepted, price, actions }: PaymentRequestProps) {
  const { token, contract_address, decimals, minimum_amount } = accepted
  const t = useTranslations('assets')
  const words = t.request
  const schema = useMemo(() => requestSchema(minimum_amount), [minimum_amount])
  const form = useSchemaForm<{ amount: string }>({
    resolver: zodResolver(schema),
    labels: { amount: words.amount() },
    submission: idle,
    // Nothing is sent: the code appears as soon as the amount reaches the minimum.
    onSubmit: () => {},
    defaults: { amount: '' },
    draft: `payment ${accepted.token}`,
  })
  const { address, network } = wallet
  return (
    <Section title={t.form.title({ token })} aside={<TokenCoin token={token} />}>
      <Stack spacing={5}>
        <Typography component="p" variant="body2" color="textSecondary">
          {words.text()}
        </Typography>
        <Form form={form} label={words.title()}>
          <ControlledField form={form} name="amount">
            {(binding) => {
              const { value } = binding
              const link = paymentLink({ network, address, contract_address, decimals, amount: value })
              return (
                <>
                  <AmountField
                    {...binding}
                    onSet={(amount) => form.set('amount', amount)}
                    token={token}
                    min={minimum_amount}
                    worth={
                      price === null || amountProblem(value) !== null || value === '' ? null : { value: mul(value, price), unit: 'USD' }
                    }
                  />
                  {schema.safeParse({ amount: value }).success &&
                    (link === null ? (
                      <Notice severity="error">{words.impossible()}</Notice>
                    ) : (
                      <Code link={link} amount={value} token={token} wallet={wallet} />
                    ))}
                </>
              )
            }}
          </ControlledField>
        </Form>
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      </Stack>
    </Section>
  )
}
