import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import type { Transaction, TrustedWallet } from '#sdk'
import { AddressCompared, AddressDoubt } from '../../forms/AddressDoubt.tsx'
import { AddressField } from '../../forms/AddressField.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { RadioGroup } from '../../forms/RadioGroup.tsx'
import type { RadioOption } from '../../forms/RadioGroup.tsx'
import type { SchemaForm } from '../../forms/useSchemaForm.ts'
import type { KnownAddress } from '../../lib/address.ts'
import type { Loadable } from '../../lib/loadable.ts'
import type { WalletValues } from '../../lib/withdrawal.ts'
import { isUsable, walletName } from '../../lib/trustedWallet.ts'
import { destinationOf, otherDestinations, usableFirst } from '../../lib/withdrawal.ts'
import { AddressIdenticon } from '../../components/data-display/AddressIdenticon.tsx'
import { AddressText } from '../../components/data-display/AddressText.tsx'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { lazyComponent } from '../../provider/lazyComponent.tsx'
import type { AddressHintsProps } from './AddressHints.tsx'
import { recentHeight } from './recentHeight.ts'
import { WholeTerms } from '../../components/data-display/WholeTerms.tsx'

const AddressHints = lazyComponent<AddressHintsProps>(async () => (await import('./AddressHints.tsx')).AddressHints)

export type DestinationProps = {
  form: SchemaForm<WalletValues>
  /** `null`: this user has no access to trusted wallets. */
  wallets: readonly TrustedWallet[] | null
  own: string | null
  /** Addresses of earlier withdrawals. */
  earlier: readonly KnownAddress[]
  /** Earlier withdrawals, newest first. */
  recent: Loadable<readonly Transaction[]>
  /** The user's own setting: only trusted wallets are offered. */
  trustedOnly: boolean
  /** Until when, if it goes off; `null` otherwise. */
  trustedOnlyEnd: string | null
  links: { trustedWallets: string | null }
}

/** The trusted wallets as options, usable ones first, and the option to type another address. */
function useWalletOptions({ form, wallets }: Pick<DestinationProps, 'form' | 'wallets'>) {
  const t = useTranslations('withdraw').form
  const format = useFormat()
  const { now } = useDesignSystem()
  const to = useWatch({ control: form.control, name: 'to' })
  const badge = ({ status, opens_at = null }: TrustedWallet) =>
    isUsable({ status }) ? null : (
      <StatusChip color="warning">
        {opens_at === null ? t.pending() : t.waiting({ time: `${format.day(opens_at, now())}, ${format.time(opens_at)}` })}
      </StatusChip>
    )
  const options: RadioOption[] = usableFirst(wallets ?? []).map((wallet) => ({
    value: wallet.id,
    title: walletName(wallet),
    text: (
      <Stack component="span">
        <AddressText address={wallet.address} whole={to === wallet.id} size="small" />
        {wallet.last_used_at && <span>{t.lastUsed({ day: format.day(wallet.last_used_at, now()) })}</span>}
      </Stack>
    ),
    before: <AddressIdenticon address={wallet.address} size={48} />,
    badge: badge(wallet),
    disabled: !isUsable(wallet),
  }))
  const another: RadioOption = {
    value: otherDestinations,
    title: t.another(),
    text: t.anotherText(),
    before: (
      <IconDisc color="primary">
        <PlusIcon />
      </IconDisc>
    ),
  }
  return { options, another, to }
}

/** Whether recent addresses may be shown: their room is reserved. */
const mayShow = (recent: DestinationProps['recent']): boolean =>
  recent.state === 'loading' || (recent.state === 'ready' && recent.value.length > 0)

/** A typed address, and suggestions: earlier destinations, or the wallet that it resembles. */
function TypedAddress({ form, wallets, own, earlier, recent }: Omit<DestinationProps, 'trustedOnly' | 'trustedOnlyEnd' | 'links'>) {
  const { known } = destinationOf({ to: otherDestinations, address: '' }, wallets ?? [], earlier)
  return (
    <ControlledField form={form} name="address">
      {(binding) => (
        <>
          <AddressField {...binding} onSet={(address) => form.set('address', address)} known={known} {...(own !== null && { own })} />
          <AddressCompared form={form} address={binding.value} known={known} />
          <Suspense fallback={mayShow(recent) && <Skeleton height={recentHeight} />}>
            <AddressHints
              recent={recent}
              wallets={wallets}
              own={own}
              value={binding.value}
              disabled={binding.locked === true}
              onChoose={(address) => form.set('address', address)}
            />
          </Suspense>
        </>
      )}
    </ControlledField>
  )
}

/** A trusted wallet is checked as a typed address is. */
function ChosenWallet({ form, wallets, earlier, to }: Pick<DestinationProps, 'form' | 'wallets' | 'earlier'> & { to: string }) {
  const target = destinationOf({ to, address: '' }, wallets ?? [], earlier)
  return (
    <>
      <AddressDoubt {...target} />
      <AddressCompared form={form} {...target} />
    </>
  )
}

/** The destination: a trusted wallet, or a typed address. */
export function Destination(props: DestinationProps) {
  const { form, wallets, trustedOnly, trustedOnlyEnd, links } = props
  const t = useTranslations('withdraw').form
  const only = useTranslations('withdraw').only
  const { options, another, to } = useWalletOptions(props)
  const typed = !trustedOnly && (wallets === null || wallets.length === 0 || to === otherDestinations)
  return (
    <>
      {options.length > 0 && (
        <ControlledField form={form} name="to">
          {(field) => (
            <RadioGroup
              {...field}
              cards
              labelPlacement="start"
              aside={
                links.trustedWallets !== null && (
                  <Typography variant="subtitle2">
                    <TextLink standalone href={links.trustedWallets}>
                      {t.manage()}
                    </TextLink>
                  </Typography>
                )
              }
              options={trustedOnly ? options : [...options, another]}
            />
          )}
        </ControlledField>
      )}
      {trustedOnly && (
        <Notice>
          {only.notice()} {trustedOnlyEnd}{' '}
          {links.trustedWallets !== null && <TextLink href={links.trustedWallets}>{only.change()}</TextLink>}
        </Notice>
      )}
      {typed ? <TypedAddress {...props} /> : <ChosenWallet {...props} to={to} />}
      {wallets === null && links.trustedWallets !== null && (
        <Typography component="p" variant="caption" color="textSecondary" sx={{ mt: -2 }}>
          <WholeTerms>{t.trust()}</WholeTerms> <TextLink href={links.trustedWallets}>{t.trustLink()}</TextLink>
        </Typography>
      )}
    </>
  )
}
