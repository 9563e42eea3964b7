import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import LockSimpleIcon from '@phosphor-icons/core/regular/lock-simple.svg?react'
import TelegramLogoIcon from '@phosphor-icons/core/regular/telegram-logo.svg?react'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { Button } from '../components/inputs/Button.tsx'
import { IconDisc } from '../components/data-display/IconDisc.tsx'
import { BlockedArt } from '../components/illustrations/BlockedArt.tsx'
import { RowList, ListRow } from '../components/data-display/ListRow.tsx'
import { centred } from '../components/layout/CardGrid.tsx'
import { Card } from '../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import type { Href } from './frame.ts'

type Requirement = 'telegram' | 'twoFactor'

export interface TrustedWalletsLayoutProps {
  /** Requirements the user has not met; if empty, the page itself is shown. */
  missing: readonly Requirement[]
  /** Where to meet each of them. */
  links: Record<Requirement, Href>
  /** The page, shown when nothing is missing. */
  children: ReactNode
}

/**
 * Trusted wallets require a linked Telegram account and two-factor sign-in: shows the page if both are met, otherwise what is missing and where to
 * set it up.
 */
export function TrustedWalletsLayout({ missing, links, children }: TrustedWalletsLayoutProps) {
  const t = useTranslations('wallets').held
  if (missing.length === 0) return children
  const items = [
    {
      id: 'telegram',
      icon: <TelegramLogoIcon />,
      name: t.telegram(),
      on: t.telegramOn(),
      off: t.telegramOff(),
      action: t.telegramAction(),
    },
    {
      id: 'twoFactor',
      icon: <LockSimpleIcon />,
      name: t.twoFactor(),
      on: t.twoFactorOn(),
      off: t.twoFactorOff(),
      action: t.twoFactorAction(),
    },
  ] as const
  return (
    <Card
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 5,
        ...centred,
        '& > svg': { alignSelf: 'center', maxWidth: '100%', height: 'auto' },
        '& li > a': { ml: 'auto' },
      }}
    >
      <BlockedArt />
      <Stack spacing={2} sx={{ textAlign: 'center', textWrap: 'balance' }}>
        <Typography component="h2" variant="h4">
          {t.title()}
        </Typography>
        <Typography component="p" color="textSecondary">
          {t.text()}
        </Typography>
      </Stack>
      <RowList>
        {items.map(({ id, icon, name, on, off, action }) => {
          const open = missing.includes(id)
          const href = links[id]
          return (
            <ListRow key={id}>
              <IconDisc color={open ? 'default' : 'success'}>{open ? icon : <CheckCircleFillIcon />}</IconDisc>
              <span className="words">
                <Typography variant="subtitle1">{name}</Typography>
                <Typography variant="caption" sx={{ color: open ? 'text.secondary' : 'success.main' }}>
                  {open ? off : on}
                </Typography>
              </span>
              {open && href !== null && <Button href={href}>{action}</Button>}
            </ListRow>
          )
        })}
      </RowList>
    </Card>
  )
}
