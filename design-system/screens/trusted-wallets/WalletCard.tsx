import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { styled } from '@mui/material/styles'
import type { TrustedWallet } from '#sdk'
import { AddressCoin } from '../../parts/AddressCoin.tsx'
import { AddressText } from '../../parts/AddressText.tsx'
import { Button } from '../../parts/Button.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { phone } from '../../parts/paint.ts'
import { Card } from '../../parts/Section.tsx'
import { Text } from '../../parts/Text.tsx'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { OpeningEdge } from './OpeningEdge.tsx'
import { WalletStatus } from './WalletStatus.tsx'

const Root = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px 20px',
  '& > .body': { display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 },
  '& .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  '& .name > h2': { overflowWrap: 'anywhere', minWidth: 0 },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 4 },
  [phone]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: '8px 16px',
    '& > svg': { width: 56, height: 56 },
    '& > .actions': { gridColumn: '1 / -1', gap: 8 },
  },
})

export type WalletCardProps = {
  wallet: TrustedWallet
  /** Its own page. */
  href: string
  /** Where its code is typed. */
  codeHref: string
  onRemove: () => void
}

/** One wallet of the list: its coin, its name and state, its whole address, and what can be done with it. */
export function WalletCard({ wallet, href, codeHref, onRemove }: WalletCardProps) {
  const t = useText('wallets')
  const { now } = useReader()
  const format = useFormat()
  const { label, address, status, opens_at, confirmed_at, created_at, withdrawals_count } = wallet
  const day = format.day(created_at, now())
  const waiting = status === 'waiting' && opens_at !== null
  return (
    <Root as="li">
      <AddressCoin address={address} size={72} />
      <div className="body">
        <div className="name">
          <Text as="h2" variant="h3">
            {label}
          </Text>
          <WalletStatus wallet={wallet} />
        </div>
        <AddressText address={address} whole />
        {waiting ? (
          <OpeningEdge opensAt={opens_at} confirmedAt={confirmed_at} />
        ) : (
          <Text variant="caption" tone="tertiary">
            {withdrawals_count > 0 ? t.about({ day, count: withdrawals_count }) : t.unused({ day })}
          </Text>
        )}
      </div>
      <div className="actions">
        {status === 'pending' && (
          <Button variant="soft" href={codeHref} aria-label={t.actions.codeOf({ label })}>
            {t.actions.code()}
          </Button>
        )}
        {waiting || status === 'pending' ? (
          <Button variant="outlined" onClick={onRemove} aria-label={t.actions.cancelOf({ label })}>
            {t.actions.cancel()}
          </Button>
        ) : (
          <>
            <CopyButton text={address} label={t.actions.copy({ label })} />
            <IconButton label={t.actions.open({ label })} href={href}>
              <PencilSimpleIcon size={20} aria-hidden="true" />
            </IconButton>
            <IconButton label={t.actions.remove({ label })} onClick={onRemove}>
              <TrashIcon size={20} aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
    </Root>
  )
}
