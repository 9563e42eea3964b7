import PencilSimpleIcon from '@phosphor-icons/core/regular/pencil-simple.svg?react'
import TrashIcon from '@phosphor-icons/core/regular/trash.svg?react'
import { styled } from '@mui/material/styles'
import type { TrustedWallet } from '#sdk'
import { AddressIdenticon } from '../../components/data-display/AddressIdenticon.tsx'
import { AddressText } from '../../components/data-display/AddressText.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { IconButton } from '../../components/inputs/IconButton.tsx'
import { Card } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { walletName } from '../../lib/trustedWallet.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { CopyButton } from '../../components/inputs/CopyButton.tsx'
import { OpeningEdge } from './OpeningEdge.tsx'
import { WalletStatus } from './WalletStatus.tsx'

const Root = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px 20px',
  '& > .body': { display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 },
  '& .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  '& .name > h2': { overflowWrap: 'anywhere', minWidth: 0 },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 4 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: '8px 16px',
    '& > svg': { width: 56, height: 56 },
    '& > .actions': { gridColumn: '1 / -1', gap: 8 },
  },
}))

export type WalletCardProps = {
  wallet: TrustedWallet
  /** Link to its page. */
  href: string
  /** Link to entering its code. */
  codeHref: string
  onRemove: () => void
}

/** One wallet in the list: identicon, name, status, full address, and actions. */
export function WalletCard({ wallet, href, codeHref, onRemove }: WalletCardProps) {
  const t = useTranslations('wallets')
  const { now } = useDesignSystem()
  const format = useFormat()
  const { address, status, opens_at = null, confirmed_at = null, created_at, withdrawals_count } = wallet
  const label = walletName(wallet)
  const day = created_at === undefined ? null : format.day(created_at, now())
  const waiting = status === 'waiting' && opens_at !== null
  const about =
    day === null || withdrawals_count === undefined
      ? null
      : withdrawals_count > 0
        ? t.about({ day, count: withdrawals_count })
        : t.unused({ day })
  return (
    <Root component="li">
      <AddressIdenticon address={address} size={72} />
      <div className="body">
        <div className="name">
          <Typography component="h2" variant="h5">
            {label}
          </Typography>
          <WalletStatus wallet={wallet} />
        </div>
        <AddressText address={address} whole />
        {waiting ? (
          <OpeningEdge opensAt={opens_at} confirmedAt={confirmed_at} />
        ) : (
          about !== null && (
            <Typography variant="caption" color="textTertiary">
              {about}
            </Typography>
          )
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
            <CopyButton text={address} label={t.actions.copy({ label })} bare />
            <IconButton label={t.actions.open({ label })} href={href}>
              <PencilSimpleIcon width={20} height={20} aria-hidden="true" />
            </IconButton>
            <IconButton label={t.actions.remove({ label })} onClick={onRemove}>
              <TrashIcon width={20} height={20} aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
    </Root>
  )
}
