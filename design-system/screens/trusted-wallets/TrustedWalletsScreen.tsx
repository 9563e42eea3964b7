import Stack from '@mui/material/Stack'
import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { TrustedWallet, UserSettings } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { idle } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { PageStack } from '../../components/layout/CardGrid.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton, SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import type { PasswordDialogProps } from '../profile/PasswordDialog.tsx'
import { PasswordDialog } from '../profile/PasswordDialog.tsx'
import { RemoveWallet } from './RemoveWallet.tsx'
import { TrustedOnly } from './TrustedOnly.tsx'
import { WalletCard } from './WalletCard.tsx'

export interface TrustedWalletsScreenProps {
  /** All wallets with their state: waiting for a code, waiting 24 hours, trusted. */
  wallets: Loadable<TrustedWallet[]>
  /** State of removing a wallet, in its dialog. */
  removing: Submission
  /** Removes the wallet, after the dialog was confirmed. */
  onRemove: (id: string) => void
  /** Whether only trusted wallets may be withdrawn to. */
  settings: Loadable<Partial<UserSettings>>
  /** Optimistic state of the switch "Only trusted wallets". */
  wished: boolean | null
  /** State of saving that switch. */
  switching: Submission
  /** Turns it on, also while it waits to go off; off only with a confirmation. */
  onSwitch: (on: boolean) => void
  /** Turning it off requires the password, and a code where two-factor sign-in is on. */
  password: PasswordDialogProps | null
  /** Adding a wallet, `null` without two-factor; each wallet; entering its code. */
  links: { add: string | null; wallet: (id: string) => string; code: (id: string) => string }
}

const Waiting = () => (
  <PageStack>
    {[0, 1, 2].map((row) => (
      <Card key={row}>
        <Stack direction="row" spacing={5} sx={{ alignItems: 'center' }}>
          <Skeleton width={72} height={72} round />
          <Stack spacing={3} sx={{ flex: 1 }}>
            <Skeleton width="30%" height={18} />
            <Skeleton width="62%" />
            <Skeleton width="40%" height={10} />
          </Stack>
        </Stack>
      </Card>
    ))}
  </PageStack>
)

type WalletRowsProps = {
  wallets: TrustedWallet[]
  /** The button that adds a wallet, shown if there is none. */
  add: ReactNode
  links: TrustedWalletsScreenProps['links']
  onRemove: (id: string) => void
}

function WalletRows({ wallets, add, links, onRemove }: WalletRowsProps) {
  const t = useTranslations('wallets')
  if (wallets.length === 0)
    return (
      <Card>
        <EmptyState title={t.none()} illustration={<EmptyArt />} action={add}>
          {t.noneText()}
        </EmptyState>
      </Card>
    )
  return (
    <Stack component="ul" spacing={{ xs: 4, md: 5 }} sx={{ listStyle: 'none', m: 0, p: 0 }} aria-label={t.list()}>
      {wallets.map((wallet) => (
        <WalletCard
          key={wallet.id}
          wallet={wallet}
          href={links.wallet(wallet.id)}
          codeHref={links.code(wallet.id)}
          onRemove={() => onRemove(wallet.id)}
        />
      ))}
    </Stack>
  )
}

/** The switch "Only trusted wallets", in the state of the settings. */
function TrustedOnlyCard(props: Pick<TrustedWalletsScreenProps, 'wallets' | 'settings' | 'wished' | 'switching' | 'onSwitch'>) {
  const { wallets, settings, wished, switching, onSwitch } = props
  const t = useTranslations('wallets')
  return (
    <LoadableView
      from={settings}
      failed={t.only.failed()}
      safe={t.safe()}
      card
      skeleton={
        <Card>
          <SkeletonRows count={1} amount={false} />
        </Card>
      }
    >
      {(known) => (
        <TrustedOnly
          settings={known}
          wallets={wallets.state === 'ready' ? wallets.value : null}
          wished={wished}
          switching={switching}
          onSwitch={onSwitch}
        />
      )}
    </LoadableView>
  )
}

/** Removing a wallet closes its dialog: the focus moves to the list, which gets the returned ref. */
function useFocusAfterRemoval(wallets: Loadable<TrustedWallet[]>, leaving: TrustedWallet | undefined) {
  const rows = useRef<HTMLDivElement>(null)
  const last = useRef<string | null>(null)
  useEffect(() => {
    const gone = last.current !== null && wallets.state === 'ready' && !wallets.value.some(({ id }) => id === last.current)
    last.current = leaving?.id ?? null
    if (gone) rows.current?.focus()
  })
  return rows
}

/** The user's trusted wallets, including those not active yet. */
export function TrustedWalletsScreen(props: TrustedWalletsScreenProps) {
  const { wallets, removing, onRemove, password, links } = props
  const t = useTranslations('wallets')
  const [asked, setAsked] = useState<string | null>(null)
  // Errors from before the dialog was opened do not belong to it.
  const [before, setBefore] = useState(removing)
  const list = wallets.state === 'ready' ? wallets.value : []
  const leaving = list.find(({ id }) => id === asked)
  const rows = useFocusAfterRemoval(wallets, leaving)

  const ask = (id: string) => {
    setBefore(removing)
    setAsked(id)
  }
  const add = links.add && (
    <Button href={links.add} startIcon={<PlusIcon width={20} height={20} aria-hidden="true" />}>
      {t.add()}
    </Button>
  )

  return (
    <PageStack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', rowGap: 3, columnGap: 5 }}>
        <Typography component="p" color="textSecondary" sx={{ flex: '1 1 280px', maxWidth: '62ch' }}>
          {t.lead()}
        </Typography>
        {(wallets.state === 'loading' || list.length > 0) && add}
      </Stack>
      <LoadableView from={wallets} failed={t.failed()} safe={t.safe()} card skeleton={<Waiting />}>
        {(all, { savedAt, problem }) => (
          <Stack ref={rows} tabIndex={-1} spacing={{ xs: 4, md: 5 }}>
            {problem && savedAt !== undefined && (
              <div>
                <StaleDataLabel at={savedAt} />
              </div>
            )}
            <WalletRows wallets={all} add={add} links={links} onRemove={ask} />
          </Stack>
        )}
      </LoadableView>
      {/* How long the list is, is not known before: what is below it comes with it. */}
      {wallets.state !== 'loading' && (
        <TrustedOnlyCard
          wallets={wallets}
          settings={props.settings}
          wished={props.wished}
          switching={props.switching}
          onSwitch={props.onSwitch}
        />
      )}
      {password && <PasswordDialog {...password} />}
      {leaving && (
        <RemoveWallet
          wallet={leaving}
          removing={removing === before ? idle : removing}
          onRemove={() => onRemove(leaving.id)}
          onClose={() => setAsked(null)}
        />
      )}
    </PageStack>
  )
}
