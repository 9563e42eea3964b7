import Stack from '@mui/material/Stack'
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

/** Rows of a card, with hairlines between them. */
const Line = styled('section')(({ theme }) => ({
  padding: '16px 0',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { paddingTop: 0 },
}))

const wrapping = { flexWrap: 'wrap', alignItems: 'center' } as const
const firstLine = { ...wrapping, rowGap: 1, columnGap: 2, minHeight: { md: 26 } } as const

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
      {/* On phones the icon stays beside the name, and the step below takes the whole width. */}
      <Stack
        direction="row"
        spacing={4}
        sx={{
          display: { xs: open ? 'grid' : 'flex', md: 'flex' },
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignItems: 'flex-start',
          '& :is(h2, h3)': { scrollMarginTop: 24 },
        }}
      >
        {row ? (
          <IconDisc color={verified ? 'default' : 'warning'}>{icon}</IconDisc>
        ) : (
          <IconDisc color={verified ? 'success' : needed ? 'primary' : 'default'}>{verified ? <CheckCircleFillIcon /> : icon}</IconDisc>
        )}
        <Stack
          spacing={4}
          sx={{
            display: { xs: open ? 'contents' : 'flex', md: 'flex' },
            flex: '1 1 0',
            minWidth: 0,
            '& > *': { gridColumn: '1 / -1', minWidth: 0 },
          }}
        >
          {/* On phones the action of a row is below the words, in line with them. */}
          <Stack
            direction="row"
            spacing={3}
            sx={{ ...wrapping, '&&': { gridColumn: 2 }, minHeight: 40, '& > .MuiButton-text': { ml: { xs: row ? -4 : 0, md: 0 } } }}
          >
            <Stack spacing={0.5} sx={{ flex: { xs: row ? '1 1 100%' : '1 1 140px', md: '1 1 140px' }, minWidth: 0 }}>
              {row ? (
                <>
                  <Typography component="h3" variant="caption" color="textSecondary" id={id} ref={heading} tabIndex={-1}>
                    {title}
                  </Typography>
                  <Stack direction="row" sx={firstLine}>
                    <Typography component="p" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
                      {value ?? t.none()}
                    </Typography>
                    {value && <OnOff on={verified} words={{ on: t.confirmed(), off: t.unconfirmed() }} />}
                  </Stack>
                </>
              ) : (
                <>
                  <Stack direction="row" sx={firstLine}>
                    <Typography component="h2" variant={needed && !verified ? 'h5' : 'h6'} id={id} ref={heading} tabIndex={-1}>
                      {title}
                    </Typography>
                    {needed && !verified && <StatusChip color="primary">{t.needed()}</StatusChip>}
                    {verified && <StatusChip color="success">{t.confirmed()}</StatusChip>}
                  </Stack>
                  {value && (
                    <Typography component="p" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
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
            </Stack>
            {action}
          </Stack>
          {second && (
            <Box sx={{ my: -2, mr: 0, ml: -3 }}>
              <Button variant="text" size="small" onClick={second.onClick}>
                {second.label}
              </Button>
            </Box>
          )}
          {children}
        </Stack>
      </Stack>
    </Root>
  )
}
