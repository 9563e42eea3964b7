import HourglassMediumIcon from '@phosphor-icons/core/regular/hourglass-medium.svg?react'
import PasswordIcon from '@phosphor-icons/core/regular/password.svg?react'
import WalletIcon from '@phosphor-icons/core/regular/wallet.svg?react'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import type { UserSettings } from '#sdk'
import type { LinkedNeed, Need } from '../../lib/needs.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { useReportedHeight } from '../../components/utils/useReportedHeight.ts'
import Typography from '@mui/material/Typography'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useTimeZone } from '../../provider/useTimeZone.ts'
import { openingDay } from '../trusted-wallets/activation.ts'
import { useBlock } from '../withdraw/useBlock.ts'

const cards = {
  '&&': { flex: 'none' },
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(330px, 1fr))' },
  gap: { xs: 2, md: 5 },
}

const Item = styled(Paper)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 64,
  padding: '10px 16px 10px 12px',
  '& > .words': { flex: '1 1 150px', minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' },
  // At the end of its line, also where it has one of its own.
  '& > a': { marginLeft: 'auto' },
}) as typeof Paper

const look = {
  'withdrawal-code': { Icon: PasswordIcon, color: 'warning' },
  'uta-refill': { Icon: HourglassMediumIcon, color: 'primary' },
  'waiting-wallet': { Icon: WalletIcon, color: 'primary' },
} as const

export type NeedsYouProps = {
  /** At least one. */
  needs: readonly LinkedNeed[]
  /** While withdrawals are blocked, no code is accepted. */
  settings: Partial<UserSettings>
  /** Reports the height in px, initially and on every change. */
  onHeight: (height: number) => void
}

/** What waits for the user: each with one sentence and one action, that of the first as the page's main button. */
export function NeedsYou({ needs, settings, onHeight }: NeedsYouProps) {
  const t = useTranslations('cabinet').needs
  const hidden = useAmountsHidden()
  const format = useFormat()
  const { now } = useDesignSystem()
  const timeZone = useTimeZone()
  const blocked = useBlock(settings) !== null
  const list = useRef<HTMLUListElement>(null)
  useReportedHeight(list, onHeight)

  // As in the list of transactions; the page behind the action shows every digit.
  const shown = (amount: string, token: string) => (hidden ? format.hidden : format.money(amount, token))
  const texts = (need: Need): { sentence: string; action: string } => {
    if (need.kind === 'withdrawal-code')
      return { sentence: t.code({ amount: shown(need.amount, need.token) }), action: blocked ? t.details() : t.enterCode() }
    if (need.kind === 'waiting-wallet') {
      const when = t.wallet[openingDay(need.opens_at, now(), timeZone)]
      return {
        sentence: when({ label: need.label, time: format.time(need.opens_at), day: format.dayTime(need.opens_at, now()) }),
        action: t.openWallet(),
      }
    }
    return {
      sentence: need.amount === null ? t.refill() : t.refillOf({ amount: shown(need.amount, need.token) }),
      action: need.here ? t.watch() : t.details(),
    }
  }
  return (
    <Box component="ul" ref={list} sx={cards} aria-label={t.label()}>
      {needs.map((need, at) => {
        const { Icon, color } = look[need.kind]
        const { sentence, action } = texts(need)
        const id = `need-${need.kind}-${need.id}`
        return (
          <Item key={id} component="li" variant="card">
            <IconDisc color={color}>
              <Icon />
            </IconDisc>
            <Typography variant="body2" className="words" id={id}>
              {sentence}
            </Typography>
            <Button variant={at === 0 ? 'contained' : 'soft'} size="small" href={need.href} aria-describedby={id}>
              {action}
            </Button>
          </Item>
        )
      })}
    </Box>
  )
}
