import Box from '@mui/material/Box'
import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../components/inputs/Button.tsx'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  '& > .body': { flex: '1 1 0', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 16 },
  // On phones the icon stays beside the name, and the step below takes the whole width.
  '&[data-open]': {
    [theme.breakpoints.down('md')]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      '& > .body': { display: 'contents' },
      '& > .body > *': { gridColumn: '1 / -1', minWidth: 0 },
      '& > .body > .head': { gridColumn: 2 },
    },
  },
  '& h2': { scrollMarginTop: 24 },
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minHeight: 40,
  '& > .names': { flex: '1 1 140px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 2 },
  '& .value': { overflowWrap: 'anywhere' },
  '& .first': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  [theme.breakpoints.up('md')]: { '& .first': { minHeight: 26 } },
}))

type Props = {
  title: string
  /** The contact. */
  value?: ReactNode
  why?: ReactNode
  /** Also shown once the contact is confirmed. */
  note?: ReactNode
  icon: ReactNode
  verified: boolean
  /** Required to open the account. */
  needed?: boolean
  /** Button that starts the confirmation, beside the name. */
  action?: ReactNode
  /** An alternative action, below the first line. */
  second?: { label: string; onClick: () => void }
  /** The current step, below. */
  children?: ReactNode
}

/** One contact: its purpose, its status, and what to do. */
export function ChannelCard({ title, value, why, note, icon, verified, needed = false, action, second, children }: Props) {
  const t = useTranslations('verification')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const held = useRef(false)
  const open = children !== undefined && children !== null && children !== false
  const before = useRef(open)

  // Confirming or cancelling removes the focused element; the focus moves to the name.
  useEffect(() => {
    if (!open && before.current && held.current) heading.current?.focus()
    before.current = open
  }, [open])

  return (
    <Card aria-labelledby={id} onFocus={() => (held.current = true)} onBlur={() => (held.current = false)}>
      <Row {...(open && { 'data-open': '' })}>
        <IconDisc color={verified ? 'success' : needed ? 'primary' : 'default'}>{verified ? <CheckCircleFillIcon /> : icon}</IconDisc>
        <div className="body">
          <Head className="head">
            <div className="names">
              <div className="first">
                <Typography component="h2" variant={needed && !verified ? 'h5' : 'h6'} id={id} ref={heading} tabIndex={-1}>
                  {title}
                </Typography>
                {needed && !verified && <StatusChip color="primary">{t.needed()}</StatusChip>}
                {verified && <StatusChip color="success">{t.confirmed()}</StatusChip>}
              </div>
              {value && (
                <Typography component="p" variant="body2" color="textSecondary" className="value">
                  {value}
                </Typography>
              )}
              {why && (!verified || !value) && (
                <Typography component="p" variant="body2" color="textSecondary">
                  {why}
                </Typography>
              )}
            </div>
            {action}
          </Head>
          {note && (
            <Typography component="p" variant="body2" color="textSecondary">
              {note}
            </Typography>
          )}
          {second && (
            <Box sx={{ my: -2, mr: 0, ml: -3 }}>
              <Button variant="text" size="small" onClick={second.onClick}>
                {second.label}
              </Button>
            </Box>
          )}
          {children}
        </div>
      </Row>
    </Card>
  )
}
