import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import DeviceMobileIcon from '@phosphor-icons/core/regular/device-mobile.svg?react'
import EnvelopeSimpleIcon from '@phosphor-icons/core/regular/envelope-simple.svg?react'
import TelegramLogoIcon from '@phosphor-icons/core/regular/telegram-logo.svg?react'
import type { ReactNode } from 'react'
import type { User, VerificationStatus } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { readablePhone } from '../../lib/phone.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { List, ListRow } from '../../components/data-display/ListRow.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

type Props = {
  user: Pick<User, 'email' | 'phone' | 'telegram_username'>
  /** Which contacts are confirmed; no status is shown until it is known. */
  verification: Loadable<VerificationStatus>
  links: { contacts: string | null; verification: string | null }
}

type Row = { key: 'email' | 'phone' | 'telegram'; icon: ReactNode; value: string | null; href: string | null }

// Numbers must not wrap, or they are misread: if there is no space, the button moves below.
const inOneLine = (phone: string): string => phone.replaceAll(' ', '\u00a0')

/** Email, phone and Telegram: contact, status, and a link to change it. */
export function ContactRows({ user, verification, links }: Props) {
  const t = useTranslations('profilePages').contacts
  const { named } = useTranslations('common')
  const status = verification.state === 'ready' ? verification.value : null
  const telegram = user.telegram_username ? `@${user.telegram_username}` : status?.telegram === 'verified' ? t.unnamed() : null
  const rows: Row[] = [
    { key: 'email', icon: <EnvelopeSimpleIcon />, value: user.email, href: links.contacts },
    { key: 'phone', icon: <DeviceMobileIcon />, value: user.phone ? inOneLine(readablePhone(user.phone)) : null, href: links.contacts },
    { key: 'telegram', icon: <TelegramLogoIcon />, value: telegram, href: status?.telegram === 'verified' ? null : links.verification },
  ]
  return (
    <List>
      {rows.map(({ key, icon, value, href }) => {
        const done = status?.[key] === 'verified'
        const action = value === null ? t.add() : done ? t.change() : t.confirm()
        return (
          <ListRow key={key}>
            <IconDisc color={done ? 'success' : 'default'}>{done ? <CheckCircleFillIcon /> : icon}</IconDisc>
            <span className="words">
              <Typography variant="subtitle1">{t[key]()}</Typography>
              <Typography variant="caption" color="textSecondary" className="value">
                {value ?? t.none()}
              </Typography>
              {status && value !== null && (
                <StatusChip bare color={done ? 'success' : 'warning'}>
                  {done ? t.confirmed() : t.unconfirmed()}
                </StatusChip>
              )}
            </span>
            {href !== null && (
              <span className="figures">
                <Button variant="soft" size="small" href={href} aria-label={named({ label: action, name: t[key]() })}>
                  {action}
                </Button>
              </span>
            )}
          </ListRow>
        )
      })}
    </List>
  )
}
