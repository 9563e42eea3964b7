import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'

const Root = styled('span')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 0',
  minWidth: 0,
  '& > .shown': { pointerEvents: 'none', width: '100%', minWidth: 0, overflowWrap: 'anywhere' },
  '&:not(:focus-within):has(> .shown) > input': { position: 'absolute', inset: 0, opacity: 0, height: '100%' },
  '&:focus-within > .shown': { display: 'none' },
})

declare module '@mui/material/InputBase' {
  interface InputBaseComponentsPropsOverrides {
    /** What FormattedInput shows while it has no focus. */
    shown?: ReactNode
  }
}

/**
 * For `inputComponent`: an input that is read in another shape than it is written in: grouped, with quieter decimals. While it has the focus it is
 * itself. `shown` is null where there is nothing to show in another shape.
 */
export const FormattedInput = ({ shown, ...input }: ComponentProps<'input'> & { shown?: ReactNode }) => (
  <Root>
    <input {...input} />
    {shown !== null && (
      <span className="shown" aria-hidden="true">
        {shown}
      </span>
    )}
  </Root>
)
