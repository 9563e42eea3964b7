import type { Theme } from '@mui/material/styles'
import { paint } from '../parts/paint.ts'

/** A box, ring or track that stands in for the browser's own; the input itself is drawn, so that it stays one. */
export const control = (theme: Theme) =>
  ({
    appearance: 'none',
    margin: 0,
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    width: 24,
    height: 24,
    cursor: 'pointer',
    // The visible part is 22; the target is 44.
    backgroundClip: 'padding-box',
    border: '1px solid transparent',
    boxShadow: `inset 0 0 0 1.5px ${paint(theme).border.control}`,
    backgroundColor: paint(theme).surface.card,
    transition: 'background-color 140ms, box-shadow 140ms',
    '&::before': { content: '""', position: 'absolute', inset: -11 },
    '&:focus-visible': { outline: `2px solid ${paint(theme).border.focus}`, outlineOffset: 2 },
    '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 2px ${paint(theme).negative.solid}` },
    '&:disabled': {
      cursor: 'not-allowed',
      backgroundColor: paint(theme).surface.sunken,
      boxShadow: `inset 0 0 0 1.5px ${paint(theme).border.hairline}`,
    },
    '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  }) as const

/** Words beside a control. */
export const choiceRow = (theme: Theme) =>
  ({
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 24,
    color: paint(theme).text.primary,
    '&[data-disabled]': { color: paint(theme).text.disabled },
    '& > .words': { minWidth: 0, flex: '1 1 0' },
  }) as const
