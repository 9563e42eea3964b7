import Box from '@mui/material/Box'
import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../components/inputs/Button.tsx'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { OnOff } from './OnOff.tsx'
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
  '& :is(h2, h3)': { scrollMarginTop: 24 },
}))

/** Rows of a card, with hairlines between them. */
const Line = styled('section')(({ theme }) => ({
  padding: '16px 0',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { paddingTop: 0 },
  // On phones every action is below the words, in line with them.
  [theme.breakpoints.down('md')]: { '& .head > .names': { flexBasis: '100%' }, '& .head > .MuiButton-text': { marginLeft: -16 } },
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
  /** A row of a card, in place of a card of its own: it states the purpose and the status, whatever they are. */
  row?: boolean
  title: string
  /** The contact, if there is one. */
  value?: ReactNode
  /** The purpose. A card states it as long as there is no contact. */
  why?: ReactNode
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
export function ChannelCard({ row = false, title, value, why, icon, verified, needed = false, action, second, children }: Props) {
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

  const Root = row ? Line : Card
  return (
    <Root aria-labelledby={id} onFocus={() => (held.current = true)} onBlur={() => (held.current = false)}>
      <Row {...(open && { 'data-open': '' })}>
        {row ? (
          <IconDisc color={verified ? 'default' : 'warning'}>{icon}</IconDisc>
        ) : (
          <IconDisc color={verified ? 'success' : needed ? 'primary' : 'default'}>{verified ? <CheckCircleFillIcon /> : icon}</IconDisc>
        )}
        <div className="body">
          <Head className="head">
            <div className="names">
              {row ? (
                <>
                  <Typography component="h3" variant="caption" color="textSecondary" id={id} ref={heading} tabIndex={-1}>
                    {title}
                  </Typography>
                  <div className="first">
                    <Typography component="p" variant="subtitle1" className="value">
                      {value ?? t.none()}
                    </Typography>
                    {value && <OnOff on={verified} words={{ on: t.confirmed(), off: t.unconfirmed() }} />}
                  </div>
                </>
              ) : (
                <>
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
                </>
              )}
              {why && (row || !value) && (
                <Typography component="p" variant={row ? 'caption' : 'body2'} color="textSecondary">
                  {why}
                </Typography>
              )}
            </div>
            {action}
          </Head>
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
    </Root>
  )
}
