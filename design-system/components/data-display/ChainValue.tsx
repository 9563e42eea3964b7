import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { CopyButton } from '../inputs/CopyButton.tsx'
import { TextLink } from '../navigation/TextLink.tsx'

export type ChainValueProps = {
  /** The address or hash to copy, unchanged. */
  value: string
  /** Names the copy button: "Copy address"; `null` hides the button, for values that must not be sent to. */
  copy: string | null
  /** A link to it in the blockchain explorer and the link's name; absent where there is no explorer, or another link beside it. */
  open?: { href: string; label: string } | null
  /** How it is shown, such as in groups. */
  children: ReactNode
}

/** An address or a hash: to be read, copied and looked up, never typed. Its buttons are not printed. */
export const ChainValue = ({ value, copy, open = null, children }: ChainValueProps) => (
  <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, maxWidth: '100%' }}>
    <span>{children}</span>
    {/* The icon, not its 44 px, starts where the lines above do. */}
    <Stack
      component="span"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, displayPrint: 'none', ...(copy !== null && { ml: -2.5 }) }}
    >
      {copy !== null && <CopyButton text={value} label={copy} bare />}
      {open && (
        <TextLink standalone href={open.href} target="_blank">
          {open.label}
        </TextLink>
      )}
    </Stack>
  </Stack>
)
