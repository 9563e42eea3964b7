import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Root = styled('span')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 0',
  minWidth: 0,
  '& > .shown': { pointerEvents: 'none', width: '100%', minWidth: 0 },
  '&:not(:focus-within):has(> .shown) > input': { position: 'absolute', inset: 0, opacity: 0, height: '100%' },
  '&:focus-within > .shown': { display: 'none' },
})

/** An input that is read in another shape than it is written in: grouped, with quieter decimals. While it has the focus it is itself. */
export const Overlaid = ({ input, shown }: { input: ReactNode; /** `null`: nothing to show in another shape. */ shown: ReactNode }) => (
  <Root>
    {input}
    {shown !== null && (
      <span className="shown" aria-hidden="true">
        {shown}
      </span>
    )}
  </Root>
)
