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
    /** What FormattedInput shows while it is not focused. */
    shown?: ReactNode
  }
}

/**
 * An `inputComponent` that displays another format than it edits: grouped, with quieter decimals. While focused it is a plain input. If `shown` is
 * null there is nothing to display in another format.
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
