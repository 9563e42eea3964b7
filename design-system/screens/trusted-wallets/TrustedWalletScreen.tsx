import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { object } from 'zod/mini'
import type { Transaction, TrustedWallet } from '#sdk'
import type { Draft } from '../../forms/draft.ts'
import { Form, Submit } from '../../forms/Form.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { idle } from '../../lib/submission.ts'
import type { Submission } from '../../lib/submission.ts'
import { AddressCoin } from '../../parts/AddressCoin.tsx'
import { AddressText } from '../../parts/AddressText.tsx'
import { Button } from '../../parts/Button.tsx'
import { Facts } from '../../parts/Facts.tsx'
import { Cell, Grid, Page } from '../../parts/Grid.tsx'
import { List } from '../../parts/ListRow.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { SavedAt } from '../../parts/SavedAt.tsx'
import { Card, Section } from '../../parts/Section.tsx'
import { SkeletonRows } from '../../parts/Skeleton.tsx'
import { Text } from '../../parts/Text.tsx'
import { TransactionRow } from '../../parts/TransactionRow.tsx'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { GoneWallet } from './GoneWallet.tsx'
import { OpeningEdge } from './OpeningEdge.tsx'
import { RemoveWallet } from './RemoveWallet.tsx'
import { nameRule } from './TrustedWalletAddScreen.schema.ts'
import { networkName } from './network.ts'
import { useAtField } from './useAtField.ts'
import { WalletStatus } from './WalletStatus.tsx'

export interface TrustedWalletScreenProps {
  wallet: Loadable<TrustedWallet | 'missing'>
  renaming: Submission
  onRename: (label: string) => void
  /** Of the new name. */
  draft: Draft
  removing: Submission
  onRemove: () => void
  /** What went to it last, newest first. */
  withdrawals: Loadable<Transaction[]>
  hidden: boolean
  links: { list: string; code: string; transaction: (id: string) => string }
}

const Who = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  '& > .who': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 },
  '& .words': { flex: '1 1 180px', minWidth: 0, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 6 },
  '& .address': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', '& > span': { flex: '1 1 0', minWidth: 0 } },
  '& h2': { overflowWrap: 'anywhere' },
})

const nameSchema = object({ label: nameRule() })

type RenameProps = { wallet: TrustedWallet } & Pick<TrustedWalletScreenProps, 'renaming' | 'onRename' | 'draft'>

function Rename({ wallet, renaming, onRename, draft }: RenameProps) {
  const t = useText('wallets').one
  const [sent, setSent] = useState<string | null>(null)
  const form = useSchemaForm({
    schema: nameSchema,
    labels: { label: t.rename() },
    submission: useAtField(renaming, 'label'),
    onSubmit: ({ label }) => {
      setSent(label.trim())
      onRename(label.trim())
    },
    defaults: { label: wallet.label },
    draft,
  })
  // The server's own answer, not our hope.
  const saved = sent !== null && sent === wallet.label && !renaming.busy && !renaming.problem
  return (
    <Form form={form} label={t.save()}>
      <TextField {...form.field('label')} autoComplete="off" {...(saved && { success: t.saved() })} />
      <Submit form={form} variant="soft" size="medium" fullWidth={false}>
        {t.save()}
      </Submit>
    </Form>
  )
}

function About({ wallet, code }: { wallet: TrustedWallet; code: string }) {
  const t = useText('wallets')
  const { now } = useReader()
  const format = useFormat()
  const { label, address, status, opens_at, confirmed_at, created_at, last_used_at, withdrawals_count } = wallet
  const moment = (at: string | null) => (at === null ? t.one.never() : format.dayTime(at, now()))
  return (
    <Who>
      <div className="who">
        <AddressCoin address={address} size={72} />
        <div className="words">
          <Text as="h2" variant="h2">
            {label}
          </Text>
          <WalletStatus wallet={wallet} />
        </div>
      </div>
      <div className="address">
        <AddressText address={address} whole />
        <CopyButton text={address} label={t.actions.copy({ label })} />
      </div>
      {status === 'waiting' && opens_at !== null && <OpeningEdge opensAt={opens_at} confirmedAt={confirmed_at} />}
      {status === 'pending' && (
        <div>
          <Button href={code}>{t.actions.code()}</Button>
        </div>
      )}
      <Facts
        items={[
          { name: t.one.network(), value: networkName },
          { name: t.one.added(), value: moment(created_at) },
          { name: t.one.confirmed(), value: moment(confirmed_at) },
          { name: t.one.used(), value: moment(last_used_at) },
          { name: t.one.withdrawals(), value: format.integer(withdrawals_count) },
        ]}
      />
    </Who>
  )
}

/** One wallet: what it is, its name, what went to it, and the way to remove it. */
export function TrustedWalletScreen(props: TrustedWalletScreenProps) {
  const { wallet, renaming, onRename, draft, removing, onRemove, withdrawals, hidden, links } = props
  const t = useText('wallets')
  const [leaving, setLeaving] = useState<Submission | null>(null)
  return (
    <Page>
      <Loaded
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
            <GoneWallet links={{ list: links.list }} />
          ) : (
            <>
              {problem && savedAt !== undefined && (
                <div>
                  <SavedAt at={savedAt} />
                </div>
              )}
              <Grid>
                <Cell span={7}>
                  <Card>
                    <About wallet={value} code={links.code} />
                  </Card>
                  <Card>
                    <Rename key={value.id} wallet={value} renaming={renaming} onRename={onRename} draft={draft} />
                  </Card>
                </Cell>
                <Cell span={5}>
                  <Section title={t.one.last()}>
                    <Loaded from={withdrawals} failed={t.one.lastFailed()} level={3} skeleton={<SkeletonRows count={2} />}>
                      {(rows) =>
                        rows.length === 0 ? (
                          <Text as="p" variant="bodySm" tone="secondary">
                            {t.one.lastNoneText()}
                          </Text>
                        ) : (
                          <List>
                            {rows.map((row) => (
                              <TransactionRow key={row.id} transaction={row} href={links.transaction(row.id)} hidden={hidden} />
                            ))}
                          </List>
                        )
                      }
                    </Loaded>
                  </Section>
                </Cell>
              </Grid>
              <div>
                <Button variant="danger" startIcon={<TrashIcon size={20} aria-hidden="true" />} onClick={() => setLeaving(removing)}>
                  {t.one.removeTitle()}
                </Button>
              </div>
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
      </Loaded>
    </Page>
  )
}
