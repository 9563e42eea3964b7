import { zodResolver } from '@hookform/resolvers/zod'
import TrashIcon from '@phosphor-icons/core/regular/trash.svg?react'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { object } from 'zod/mini'
import type { z } from 'zod/mini'
import type { Transaction, TrustedWallet } from '#sdk'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { TextInput } from '../../forms/TextInput.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { idle } from '../../lib/submission.ts'
import { walletName } from '../../lib/trustedWallet.ts'
import type { Submission } from '../../lib/submission.ts'
import { AddressIdenticon } from '../../components/data-display/AddressIdenticon.tsx'
import { AddressText } from '../../components/data-display/AddressText.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { RowList } from '../../components/data-display/ListRow.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { TransactionRow } from '../../components/data-display/TransactionRow.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { CopyButton } from '../../components/inputs/CopyButton.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { WalletNotFound } from './WalletNotFound.tsx'
import { OpeningEdge } from './OpeningEdge.tsx'
import { RemoveWallet } from './RemoveWallet.tsx'
import { nameRule } from './TrustedWalletAddScreen.schema.ts'
import { networkName } from './network.ts'
import { useWalletError } from './useWalletError.ts'
import { WalletStatus } from './WalletStatus.tsx'

export interface TrustedWalletScreenProps {
  /** The wallet that the address names; `missing` if it is not in the list. */
  wallet: Loadable<TrustedWallet | 'missing'>
  /** State of saving its name. */
  renaming: Submission
  /** The typed name. */
  onRename: (label: string) => void
  /** State of removing the wallet. */
  removing: Submission
  /** Removes it, after the dialog was confirmed. */
  onRemove: () => void
  /** The address in the blockchain explorer; `null` where the deployment names none. */
  explorer: string | null
  /** The last withdrawals to it, newest first. */
  withdrawals: Loadable<Transaction[]>
  /** The list, entering the code of a wallet not confirmed yet, and each withdrawal. */
  links: { list: string; code: string; transaction: (id: string) => string }
}

const addressLine = {
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 2,
  columnGap: 3,
  '& > span': { flex: { xs: '1 1 100%', sm: '1 1 0' }, minWidth: 0 },
} as const

const nameSchema = object({ label: nameRule() })

type RenameProps = { wallet: TrustedWallet } & Pick<TrustedWalletScreenProps, 'renaming' | 'onRename'>

function Rename({ wallet, renaming, onRename }: RenameProps) {
  const t = useTranslations('wallets').one
  const [sent, setSent] = useState<string | null>(null)
  const form = useSchemaForm<z.infer<typeof nameSchema>>({
    resolver: zodResolver(nameSchema),
    labels: { label: t.rename() },
    submission: useWalletError(renaming, 'label'),
    onSubmit: ({ label }) => {
      setSent(label.trim())
      onRename(label.trim())
    },
    defaults: { label: wallet.label ?? '' },
    draft: `trusted-wallet ${wallet.id}`,
  })
  // Only the server's response counts as saved.
  const saved = sent !== null && sent === wallet.label && !renaming.busy && !renaming.problem
  return (
    <Form form={form} label={t.save()}>
      <ControlledField form={form} name="label">
        {(field) => <TextInput {...field} autoComplete="off" {...(saved && { color: 'success' as const, helperText: t.saved() })} />}
      </ControlledField>
      <Submit form={form} variant="soft" size="medium" fullWidth={false}>
        {t.save()}
      </Submit>
    </Form>
  )
}

function About({ wallet, code, explorer }: { wallet: TrustedWallet; code: string; explorer: string | null }) {
  const t = useTranslations('wallets')
  const { now } = useDesignSystem()
  const format = useFormat()
  const { address, status, opens_at = null, confirmed_at = null, created_at, last_used_at, withdrawals_count } = wallet
  const label = walletName(wallet)
  const moment = (at: string | null | undefined, none: string) => (at === undefined ? null : at === null ? none : format.dayTime(at, now()))
  return (
    <Stack spacing={5}>
      <Stack direction="row" spacing={4} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <AddressIdenticon address={address} size={72} />
        <Stack spacing={1.5} sx={{ flex: '1 1 180px', minWidth: 0, alignItems: 'flex-start' }}>
          <Typography component="h2" variant="h4">
            {label}
          </Typography>
          <WalletStatus wallet={wallet} />
        </Stack>
      </Stack>
      <Stack direction="row" sx={addressLine}>
        <AddressText address={address} whole />
        <CopyButton text={address} label={t.actions.copy({ label })} />
        {explorer !== null && (
          <TextLink standalone href={explorer} target="_blank">
            {t.one.openAddress()}
          </TextLink>
        )}
      </Stack>
      {status === 'waiting' && opens_at !== null && <OpeningEdge opensAt={opens_at} confirmedAt={confirmed_at} />}
      {status === 'pending' && (
        <div>
          <Button href={code}>{t.actions.code()}</Button>
        </div>
      )}
      <DescriptionList
        items={[
          { name: t.one.network(), value: networkName },
          { name: t.one.added(), value: created_at === undefined ? null : format.dayTime(created_at, now()) },
          { name: t.one.confirmed(), value: moment(wallet.confirmed_at, t.one.notConfirmed()) },
          { name: t.one.used(), value: moment(last_used_at, t.one.notUsed()) },
          { name: t.one.withdrawals(), value: withdrawals_count === undefined ? null : format.integer(withdrawals_count) },
        ]}
      />
    </Stack>
  )
}

type WithdrawalsProps = Pick<TrustedWalletScreenProps, 'withdrawals'> & { href: (id: string) => string }

/** The last withdrawals to the wallet. */
function LastWithdrawals({ withdrawals, href }: WithdrawalsProps) {
  const t = useTranslations('wallets').one
  return (
    <Section title={t.last()}>
      <LoadableView from={withdrawals} failed={t.lastFailed()} level={3} skeleton={<SkeletonRows count={2} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Typography component="p" variant="body2" color="textSecondary">
              {t.lastNoneText()}
            </Typography>
          ) : (
            <RowList>
              {rows.map((row) => (
                <TransactionRow key={row.id} transaction={row} href={href(row.id)} />
              ))}
            </RowList>
          )
        }
      </LoadableView>
    </Section>
  )
}

type DetailsProps = { wallet: TrustedWallet } & Pick<
  TrustedWalletScreenProps,
  'renaming' | 'onRename' | 'explorer' | 'withdrawals' | 'links'
> & { children: ReactNode }

/** What is known of the wallet, and beside it what can be changed: its name, and the children. */
function WalletDetails({ wallet, renaming, onRename, explorer, withdrawals, links, children }: DetailsProps) {
  return (
    <CardGrid>
      <CardGridItem span={7}>
        <Card>
          <About wallet={wallet} code={links.code} explorer={explorer} />
        </Card>
        <LastWithdrawals withdrawals={withdrawals} href={links.transaction} />
      </CardGridItem>
      <CardGridItem span={5} className="own-height">
        <Card>
          <Rename key={wallet.id} wallet={wallet} renaming={renaming} onRename={onRename} />
        </Card>
        {children}
      </CardGridItem>
    </CardGrid>
  )
}

/** One wallet: its data, its name, withdrawals to it, and a button to remove it. */
export function TrustedWalletScreen(props: TrustedWalletScreenProps) {
  const { wallet, renaming, onRename, removing, onRemove, explorer, withdrawals, links } = props
  const t = useTranslations('wallets')
  const [leaving, setLeaving] = useState<Submission | null>(null)
  return (
    <PageStack>
      <LoadableView
        from={wallet}
        failed={t.one.failed()}
        safe={t.safe()}
        card
        skeleton={
          <Card>
            <SkeletonRows count={4} />
          </Card>
        }
      >
        {(value, { savedAt, problem }) =>
          value === 'missing' ? (
            <WalletNotFound links={{ list: links.list }} />
          ) : (
            <>
              {problem && savedAt !== undefined && (
                <div>
                  <StaleDataLabel at={savedAt} />
                </div>
              )}
              <WalletDetails
                wallet={value}
                renaming={renaming}
                onRename={onRename}
                explorer={explorer}
                withdrawals={withdrawals}
                links={links}
              >
                <div>
                  <Button
                    variant="danger"
                    startIcon={<TrashIcon width={20} height={20} aria-hidden="true" />}
                    onClick={() => setLeaving(removing)}
                  >
                    {t.one.removeTitle()}
                  </Button>
                </div>
              </WalletDetails>
              {leaving && (
                <RemoveWallet
                  wallet={value}
                  removing={removing === leaving ? idle : removing}
                  onRemove={onRemove}
                  onClose={() => setLeaving(null)}
                />
              )}
            </>
          )
        }
      </LoadableView>
    </PageStack>
  )
}
