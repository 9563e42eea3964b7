import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { paint, phone } from './paint.ts'

export type NoticeTone = 'info' | 'positive' | 'warning' | 'negative' | 'plain'

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 14px',
  padding: 16,
  borderRadius: 14,
  color: paint(theme).text.primary,
  backgroundColor: paint(theme).notice.bg,
  '& > svg': { width: 22, height: 22, flex: 'none', color: paint(theme).notice.fg },
  '& > .words': { flex: '1 1 0', minWidth: 'min(220px, 70%)' },
  '& strong': { display: 'block', fontWeight: 500, fontSize: '0.9375rem', marginBottom: 2 },
  '& > .action': { alignSelf: 'center', [phone]: { marginLeft: 36 } },
  '&[data-tone="positive"]': { backgroundColor: paint(theme).positive.bg, '& > svg': { color: paint(theme).positive.fg } },
  '&[data-tone="warning"]': { backgroundColor: paint(theme).caution.bg, '& > svg': { color: paint(theme).caution.fg } },
  '&[data-tone="negative"]': { backgroundColor: paint(theme).negative.bg, '& > svg': { color: paint(theme).negative.fg } },
  '&[data-tone="plain"]': { backgroundColor: paint(theme).surface.sunken, '& > svg': { color: paint(theme).text.secondary } },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}))

const icons = { info: InfoIcon, positive: CheckCircleIcon, warning: WarningIcon, negative: WarningCircleIcon, plain: InfoIcon }

export type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  /** Another filled icon than the tone's own. */
  icon?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** `alert` interrupts a screen reader: only for what just happened because of the reader. */
  role?: 'status' | 'alert'
}

/** Something to know, in the flow of the page: state, reason, next step. */
export function Notice({ tone = 'info', title, children, icon, action, role }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <Root data-tone={tone} role={role}>
      {icon ?? <Icon weight="fill" aria-hidden="true" />}
      <div className="words">
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action && <div className="action">{action}</div>}
    </Root>
  )
}
