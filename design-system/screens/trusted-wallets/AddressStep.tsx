import Stack from '@mui/material/Stack'
import { zodResolver } from '@hookform/resolvers/zod'
import LockSimpleIcon from '@phosphor-icons/core/regular/lock-simple.svg?react'
import { styled } from '@mui/material/styles'
import { useWatch } from 'react-hook-form'
import { AddressCompared } from '../../forms/AddressDoubt.tsx'
import { AddressField } from '../../forms/AddressField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { TextInput } from '../../forms/TextInput.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { KnownAddress } from '../../lib/address.ts'
import { isAddress } from '../../lib/address.ts'
import type { Submission } from '../../lib/submission.ts'
import { AddressIdenticon } from '../../components/data-display/AddressIdenticon.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { CardGridItem, CardGrid } from '../../components/layout/CardGrid.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Card } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { radius, size } from '../../theme/tokens.ts'
import type { NewWallet } from './TrustedWalletAddScreen.schema.ts'
import { trustedWalletSchema } from './TrustedWalletAddScreen.schema.ts'
import { networkName } from './network.ts'
import { useWalletError } from './useWalletError.ts'
import { WholeTerms } from '../../components/data-display/WholeTerms.tsx'
import { insetLine } from '../../theme/mixins.ts'

const CoinCard = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  textAlign: 'center',
  '&&': { flex: 'none' },
  '& > svg': { maxWidth: '100%' },
  '& > p': { maxWidth: '36ch' },
})

/** Placeholder of the identicon: a dashed coin. */
const NoCoin = styled('span')(({ theme }) => ({
  width: 148,
  height: 148,
  flex: 'none',
  borderRadius: '50%',
  border: `2px dashed ${theme.vars.palette.border.control}`,
  backgroundColor: theme.vars.palette.background.sunken,
}))

// Not editable, so text instead of an input: it wraps on narrow phones.
const Fixed = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  margin: 0,
  '& > dt': { ...theme.typography.subtitle2, color: theme.vars.palette.text.primary },
  '& > dd': {
    margin: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: size.field,
    padding: '8px 14px',
    borderRadius: radius.field,
    ...theme.typography.body1,
    textWrap: 'balance',
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.sunken,
    ...insetLine(theme.vars.palette.divider),
  },
  '& svg': { width: 20, height: 20, flex: 'none' },
}))

/** Fields whose errors are shown at the field itself. */
const shown = ['label', 'address']

export type AddressStepProps = {
  /** Initial values of the fields: what was typed before the user returned to change the address. */
  initial: { label: string; address: string }
  /** Addresses already in the list: reported when they are typed. */
  trusted: readonly string[]
  /** The user's other wallets and earlier destinations: an address that merely resembles one has to be compared. */
  known: readonly KnownAddress[]
  /** The user's deposit address, refused: tokens cannot be withdrawn to it. */
  own: string | undefined
  /** A wallet whose code was never entered. */
  unconfirmed: { label: string; href: string } | null
  /** State of adding the wallet. */
  adding: Submission
  /** Address and name of the wallet. */
  onAdd: (wallet: { label: string; address: string }) => void
}

/** Links to the code of a wallet that was added without it. */
function UnconfirmedNotice({ label, href }: { label: string; href: string }) {
  const t = useTranslations('wallets')
  return (
    <Notice
      severity="plain"
      action={
        <Button variant="soft" size="small" href={href}>
          {t.actions.code()}
        </Button>
      }
    >
      {t.form.unconfirmed({ label })}
    </Notice>
  )
}

/** The identicon of the typed address; a dashed coin until the address is complete. */
function IdenticonCard({ address }: { address: string }) {
  const t = useTranslations('wallets').coin
  const whole = isAddress(address)
  return (
    <CoinCard>
      {whole ? <AddressIdenticon address={address} size={148} /> : <NoCoin />}
      <Typography component="h2" variant="h5">
        {t.title()}
      </Typography>
      <Typography component="p" variant="body2" color="textSecondary">
        {whole ? t.text() : t.empty()}
      </Typography>
    </CoinCard>
  )
}

/** Name and address of a new wallet, with its identicon. */
export function AddressStep({ initial, trusted, known, own, unconfirmed, adding, onAdd }: AddressStepProps) {
  const t = useTranslations('wallets')
  const words = useTranslations('forms').address
  const form = useSchemaForm<NewWallet>({
    resolver: zodResolver(trustedWalletSchema(own ?? null, known)),
    labels: { label: t.form.name(), address: words.label(), compared: words.doubt() },
    together: { address: ['compared'] },
    submission: useWalletError(adding, 'address', shown),
    onSubmit: ({ label, address }) => onAdd({ label: label.trim(), address }),
    defaults: { ...initial, compared: '' },
    draft: 'trusted-wallet',
  })
  const address = useWatch({ control: form.control, name: 'address' }) ?? ''
  return (
    <CardGrid>
      <CardGridItem span={7}>
        <Card>
          <Stack spacing={5}>
            {unconfirmed && <UnconfirmedNotice {...unconfirmed} />}
            <Form form={form} label={t.form.label()}>
              <ControlledField form={form} name="label" helperText={t.form.nameHelp()}>
                {(field) => (
                  <TextInput
                    {...field}
                    autoComplete="off"
                    // The user returned to change the address.
                    // oxlint-disable-next-line jsx-a11y/no-autofocus
                    autoFocus={initial.label !== ''}
                  />
                )}
              </ControlledField>
              <ControlledField form={form} name="address">
                {(binding) => (
                  <>
                    <AddressField
                      {...binding}
                      onSet={(value) => form.set('address', value)}
                      trusted={trusted}
                      known={known}
                      {...(own !== undefined && { own })}
                    />
                    <AddressCompared form={form} address={binding.value} known={known} />
                  </>
                )}
              </ControlledField>
              <Fixed>
                <dt>{t.form.network()}</dt>
                <dd>
                  <LockSimpleIcon aria-hidden="true" />
                  <WholeTerms>{networkName}</WholeTerms>
                </dd>
              </Fixed>
              <Submit form={form}>{t.form.submit()}</Submit>
            </Form>
          </Stack>
        </Card>
      </CardGridItem>
      <CardGridItem span={5}>
        <IdenticonCard address={address} />
      </CardGridItem>
    </CardGrid>
  )
}
