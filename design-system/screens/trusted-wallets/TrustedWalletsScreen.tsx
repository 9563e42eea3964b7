import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import type { TrustedWallet } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { idle } from '../../lib/submission.ts'
import { Button } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Page } from '../../parts/Grid.tsx'
import { EmptyArt } from '../../parts/illustrations/EmptyArt.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { desktop } from '../../parts/paint.ts'
import { SavedAt } from '../../parts/SavedAt.tsx'
import { Card } from '../../parts/Section.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { Text } from '../../parts/Text.tsx'
import { useText } from '../../provider/reader.ts'
import { RemoveWallet } from './RemoveWallet.tsx'
import { WalletCard } from './WalletCard.tsx'

export interface TrustedWalletsScreenProps {
  wallets: Loadable<TrustedWallet[]>
  removing: Submission
  onRemove: (id: string) => void
  links: { add: string | null; wallet: (id: string) => string; code: (id: string) => string }
}

const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 20px',
  '& > p': { flex: '1 1 280px', maxWidth: '62ch' },
})

const Rows = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  [desktop]: { gap: 20 },
})

const Rest = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, borderRadius: 18, [desktop]: { gap: 20 } })

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 20, '& > div': { flex: 1, display: 'grid', gap: 12 } })

const Waiting = () => (
  <>
    {[0, 1, 2].map((row) => (
      <Card key={row}>
        <Line>
          <Skeleton width={72} height={72} round />
          <div>
            <Skeleton width="30%" height={18} />
            <Skeleton width="62%" />
            <Skeleton width="40%" height={10} />
          </div>
        </Line>
      </Card>
    ))}
  </>
)

/** The wallets that withdrawals can go to, those on their way among them. */
export function TrustedWalletsScreen({ wallets, removing, onRemove, links }: TrustedWalletsScreenProps) {
  const t = useText('wallets')
  const [asked, setAsked] = useState<string | null>(null)
  // What failed before this dialog was opened is not its business.
  const [before, setBefore] = useState(removing)
  const rows = useRef<HTMLDivElement>(null)
  const last = useRef<string | null>(null)
  const list = wallets.state === 'ready' ? wallets.value : []
  const leaving = list.find(({ id }) => id === asked)

  // The wallet is gone, and its dialog with it: one goes on from the list.
  useEffect(() => {
    const gone = last.current !== null && wallets.state === 'ready' && !wallets.value.some(({ id }) => id === last.current)
    last.current = leaving?.id ?? null
    if (gone) rows.current?.focus()
  })

  const ask = (id: string) => {
    setBefore(removing)
    setAsked(id)
  }
  const add = links.add && (
    <Button href={links.add} startIcon={<PlusIcon size={20} aria-hidden="true" />}>
      {t.add()}
    </Button>
  )

  return (
    <Page>
      <Top>
        <Text as="p" tone="secondary">
          {t.lead()}
        </Text>
        {list.length > 0 && add}
      </Top>
      <Loaded from={wallets} failed={t.failed()} safe={t.safe()} card skeleton={<Waiting />}>
        {(all, { savedAt, problem }) => (
          <Rest ref={rows} tabIndex={-1}>
            {problem && savedAt !== undefined && (
              <div>
                <SavedAt at={savedAt} />
              </div>
            )}
            {all.length === 0 ? (
              <Card>
                <EmptyState title={t.none()} illustration={<EmptyArt />} action={add}>
                  {t.noneText()}
                </EmptyState>
              </Card>
            ) : (
              <Rows aria-label={t.list()}>
                {all.map((wallet) => (
                  <WalletCard
                    key={wallet.id}
                    wallet={wallet}
                    href={links.wallet(wallet.id)}
                    codeHref={links.code(wallet.id)}
                    onRemove={() => ask(wallet.id)}
                  />
                ))}
              </Rows>
            )}
          </Rest>
        )}
      </Loaded>
      {leaving && (
        <RemoveWallet
          wallet={leaving}
          removing={removing === before ? idle : removing}
          onRemove={() => onRemove(leaving.id)}
          onClose={() => setAsked(null)}
        />
      )}
    </Page>
  )
}
