import { CreditCardIcon } from '@phosphor-icons/react/dist/csr/CreditCard'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { styled } from '@mui/material/styles'
import { useWatch } from 'react-hook-form'
import type { TrustedWallet } from '#sdk'
import { AddressField } from '../../forms/AddressField.tsx'
import { Model } from '../../forms/Model.tsx'
import { RadioGroup } from '../../forms/RadioGroup.tsx'
import type { RadioOption } from '../../forms/RadioGroup.tsx'
import type { SchemaForm } from '../../forms/useSchemaForm.ts'
import type { KnownAddress } from '../../lib/address.ts'
import type { WalletValues } from '../../lib/withdrawal.ts'
import { elsewhere, usableFirst } from '../../lib/withdrawal.ts'
import { AddressCoin } from '../../parts/AddressCoin.tsx'
import { AddressText } from '../../parts/AddressText.tsx'
import { IconDisc } from '../../parts/IconDisc.tsx'
import { StatusChip } from '../../parts/StatusChip.tsx'
import { Text } from '../../parts/Text.tsx'
import { TextLink } from '../../parts/TextLink.tsx'
import { paint } from '../../parts/paint.ts'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useWide } from '../../provider/useWide.ts'

const Hint = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: '-8px 0 0', color: paint(theme).text.secondary }))

export type DestinationProps = {
  form: SchemaForm<WalletValues>
  /** `null`: this reader has no access to trusted wallets. */
  wallets: readonly TrustedWallet[] | null
  own: string | null
  known: readonly KnownAddress[]
  disabled: boolean
  links: { trustedWallets: string | null }
}

/** Where it goes: a trusted wallet with its coin, or an address that is typed. */
export function Destination({ form, wallets, own, known, disabled, links }: DestinationProps) {
  const t = useText('withdraw').form
  const format = useFormat()
  const { now } = useReader()
  const wide = useWide()
  const to = useWatch({ control: form.control, name: 'to' })
  const badge = ({ status, opens_at }: TrustedWallet) =>
    status === 'active' ? null : (
      <StatusChip tone="warning">
        {opens_at === null ? t.pending() : t.waiting({ time: `${format.day(opens_at, now())}, ${format.time(opens_at)}` })}
      </StatusChip>
    )
  const options: RadioOption[] = usableFirst(wallets ?? []).map((wallet) => ({
    value: wallet.id,
    title: wallet.label,
    text: <AddressText address={wallet.address} whole={wide && to === wallet.id} size="small" />,
    before: <AddressCoin address={wallet.address} size={48} />,
    badge: badge(wallet),
    disabled: disabled || wallet.status !== 'active',
  }))
  const typed = wallets === null || wallets.length === 0 || to === elsewhere
  return (
    <>
      {options.length > 0 && (
        <RadioGroup
          {...form.field('to')}
          cards
          ringAtEnd
          aside={
            links.trustedWallets !== null && (
              <Text variant="labelSm">
                <TextLink href={links.trustedWallets}>{t.manage()}</TextLink>
              </Text>
            )
          }
          options={[
            ...options,
            {
              value: elsewhere,
              title: t.another(),
              text: t.anotherText(),
              before: (
                <IconDisc tone="brand">
                  <PlusIcon />
                </IconDisc>
              ),
              disabled,
            },
          ]}
        />
      )}
      {typed && (
        <Model form={form} name="address">
          {(binding) => <AddressField {...binding} known={known} {...(own !== null && { own })} disabled={disabled} />}
        </Model>
      )}
      {wallets === null && links.trustedWallets !== null && (
        <Hint>
          {t.trust()} <TextLink href={links.trustedWallets}>{t.trustLink()}</TextLink>
        </Hint>
      )}
    </>
  )
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: 16,
  borderRadius: 14,
  backgroundColor: paint(theme).surface.sunken,
  '& > svg': { flex: 'none' },
  '& > .words': { minWidth: 0, display: 'flex', flexDirection: 'column', gap: 4 },
}))

/** Before it is confirmed: the coin beside the whole address. */
export function WalletDestination({ address, label }: { address: string; label: string | null }) {
  const t = useText('withdraw').review
  return (
    <Line>
      <AddressCoin address={address} size={56} />
      <div className="words">
        <Text variant="label">{label === null ? t.toAddress() : t.toWallet({ label })}</Text>
        <AddressText address={address} whole size="small" />
      </div>
    </Line>
  )
}

export function CardDestination({ number, holder }: { number: string; holder: string | null }) {
  const t = useText('withdraw').review
  return (
    <Line>
      <IconDisc tone="brand">
        <CreditCardIcon />
      </IconDisc>
      <div className="words">
        <Text variant="label">{t.toCard()}</Text>
        <Text variant="mono">{number}</Text>
        {holder !== null && <Text variant="bodySm">{holder}</Text>}
      </div>
    </Line>
  )
}
