import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { floatingBottom } from '../../theme/mixins.ts'

const Region = styled('div')(({ theme }) => ({ ...floatingBottom(theme), justifyContent: 'center', '@media print': { display: 'none' } }))

const Card = styled(Paper)(({ theme }) => ({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxWidth: 560,
  padding: '10px 10px 10px 18px',
  boxShadow: theme.shadows[2],
  ...theme.typography.body2,
  '& > .body': { flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 16px' },
  '& .words': { flex: '1 1 200px', minWidth: 0, color: theme.vars.palette.text.onInkMuted },
  '& strong': { display: 'block', fontWeight: 500, fontSize: '0.9375rem', color: theme.vars.palette.text.onInk },
  '& > .body:last-child': { paddingRight: 8 },
  '& > .close': { alignSelf: 'flex-start' },
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
  <Region role="status">
    {open && (
      <Card variant="ink">
        <div className="body">
          <div className="words">
            <strong>{title}</strong>
            {text}
          </div>
          {action}
        </div>
        {close && <span className="close">{close}</span>}
      </Card>
    )}
  </Region>
)
