import Box from '@mui/material/Box'
import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import LockKeyIcon from '@phosphor-icons/core/regular/lock-key.svg?react'
import WalletIcon from '@phosphor-icons/core/regular/wallet.svg?react'
import WarningCircleFillIcon from '@phosphor-icons/core/fill/warning-circle-fill.svg?react'
import type { VerificationStatus } from '#sdk'
import { Button } from '../../components/inputs/Button.tsx'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { List, ListRow, RowWords } from '../../components/data-display/ListRow.tsx'
import { Reeds, countedMarks } from '../../components/brand/Reeds.tsx'
import { Section } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { channels } from './useChannels.ts'

const discs = {
  done: { color: 'success', icon: <CheckCircleFillIcon /> },
  open: { color: 'warning', icon: <WarningCircleFillIcon /> },
  password: { color: 'default', icon: <LockKeyIcon /> },
  wallets: { color: 'default', icon: <WalletIcon /> },
} as const

type Props = {
  verification: VerificationStatus
  links: { safety: string | null; twoFactor: string | null; verification: string | null; trustedWallets: string | null }
}

type Row = { name: string; state: string; disc: keyof typeof discs; href: string | null; action?: string }

function ProtectionRow({ name, state, disc, href, action }: Row) {
  const { named } = useTranslations('common')
  return (
    <ListRow>
      <IconDisc color={discs[disc].color}>{discs[disc].icon}</IconDisc>
      <RowWords name={name} href={action ? null : href}>
        {state}
      </RowWords>
      {href !== null &&
        (action ? (
          <span className="figures">
            <Button variant="soft" size="small" href={href} aria-label={named({ label: action, name })}>
              {action}
            </Button>
          </span>
        ) : (
          <CaretRightIcon width={16} height={16} aria-hidden="true" />
        ))}
    </ListRow>
  )
}

/** The account's security at a glance: a count of active measures, and links to their pages. */
export function ProtectionRows({ verification, links }: Props) {
  const t = useTranslations('profilePages').protection
  const twoFactor = verification['2fa'] === 'enabled'
  const confirmed = channels.filter((channel) => verification[channel] === 'verified').length
  const all = confirmed === channels.length
  const contacts = { done: confirmed, all: channels.length }
  const rows: Row[] = [
    {
      name: t.twoFactor(),
      state: twoFactor ? t.twoFactorOn() : t.twoFactorOff(),
      disc: twoFactor ? 'done' : 'open',
      href: links.twoFactor,
      ...(!twoFactor && { action: t.turnOn() }),
    },
    {
      name: t.contacts(),
      state: all ? t.contactsAll() : t.contactsSome(contacts),
      disc: all ? 'done' : 'open',
      href: links.verification,
    },
    { name: t.password(), state: t.passwordText(), disc: 'password', href: links.safety },
    ...(links.trustedWallets === null
      ? []
      : [{ name: t.wallets(), state: t.walletsText(), disc: 'wallets' as const, href: links.trustedWallets }]),
  ]
  const counted = { done: confirmed + (twoFactor ? 1 : 0), all: channels.length + 1 }
  return (
    <Section
      title={t.title()}
      aside={
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
          <Reeds marks={countedMarks(counted.all, counted.done)} label={t.countLabel(counted)} />
          <Typography variant="caption" color="textSecondary" aria-hidden="true">
            {t.count(counted)}
          </Typography>
        </Box>
      }
    >
      <List>
        {rows.map((row) => (
          <ProtectionRow key={row.name} {...row} />
        ))}
      </List>
    </Section>
  )
}
