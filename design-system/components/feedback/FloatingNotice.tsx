import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { floatingBottom } from '../../theme/mixins.ts'

const region = (theme: Theme) => ({ ...floatingBottom(theme), justifyContent: 'center', displayPrint: 'none' }) as const

const Card = styled(Paper)(({ theme }) => ({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxWidth: 560,
  padding: '10px 10px 10px 18px',
  boxShadow: theme.shadows[2],
  ...theme.typography.body2,
}))

export interface FloatingNoticeProps {
  /** The live region is rendered closed first, so that screen readers announce what is added to it. */
  open: boolean
  title: string
  text: string
  /** What the user can do. */
  action?: ReactNode
  close?: ReactNode
}

/** A message over the foot of any page, until it is no longer true or dismissed. Takes no focus. */
export const FloatingNotice = ({ open, title, text, action, close }: FloatingNoticeProps) => (
  <Box role="status" sx={region}>
    {open && (
      <Card variant="ink">
        <Stack
          direction="row"
          sx={{ flex: 1, minWidth: 0, flexWrap: 'wrap', alignItems: 'center', rowGap: 2.5, columnGap: 4, pr: close ? 0 : 2 }}
        >
          <Box sx={{ flex: '1 1 200px', minWidth: 0, color: 'text.onInkMuted' }}>
            <Typography component="strong" variant="subtitle1" color="textOnInk" sx={{ display: 'block' }}>
              {title}
            </Typography>
            {text}
          </Box>
          {action}
        </Stack>
        {close && (
          <Box component="span" sx={{ alignSelf: 'flex-start' }}>
            {close}
          </Box>
        )}
      </Card>
    )}
  </Box>
)
