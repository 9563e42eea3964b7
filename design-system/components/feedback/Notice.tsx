import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import InfoFillIcon from '@phosphor-icons/core/fill/info-fill.svg?react'
import WarningFillIcon from '@phosphor-icons/core/fill/warning-fill.svg?react'
import WarningCircleFillIcon from '@phosphor-icons/core/fill/warning-circle-fill.svg?react'
import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'

const icons = {
  info: InfoFillIcon,
  success: CheckCircleFillIcon,
  warning: WarningFillIcon,
  error: WarningCircleFillIcon,
  plain: InfoFillIcon,
}

export type NoticeProps = {
  /** Colour and icon by meaning. `plain` for remarks that are always there and need no attention. */
  severity?: keyof typeof icons
  /** The state in a few words, bold, before the text. */
  title?: ReactNode
  /** The reason and what to do, in one or two sentences. */
  children?: ReactNode
  /** Replaces the severity's own icon; filled. */
  icon?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** `alert` interrupts screen readers: only for direct results of the user's action. */
  role?: 'status' | 'alert'
}

/** Information in the flow of the page: state, reason, next step. */
export function Notice({ severity = 'info', title, children, icon, action, role }: NoticeProps) {
  const Icon = icons[severity]
  return (
    <Alert
      color={severity}
      icon={icon ?? <Icon aria-hidden="true" />}
      action={action}
      // Paper's elevation would be a style attribute, which the CSP of prerendered pages forbids.
      slotProps={{ root: { variant: 'outlined', role } }}
    >
      {title && <strong>{title}</strong>}
      {children}
    </Alert>
  )
}
