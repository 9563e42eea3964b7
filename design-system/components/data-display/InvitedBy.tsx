import UsersThreeIcon from '@phosphor-icons/core/regular/users-three.svg?react'
import { styled } from '@mui/material/styles'
import { Trans } from './Trans.tsx'
import { radius } from '../../theme/tokens.ts'

const Invite = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 44,
  padding: '10px 16px',
  borderRadius: radius.block,
  backgroundColor: theme.vars.palette.background.sunken,
  '& > svg': { width: 22, height: 22, flex: 'none', color: theme.vars.palette.text.secondary },
  '& b': { overflowWrap: 'anywhere' },
}))

export type InvitedByProps = {
  /** Invitation code from the cookie; `null`: no invitation; `undefined`: not known yet. */
  code: string | null | undefined
  /** The sentence around the code, which is highlighted in it. */
  text: (values: { code: string }) => string
}

/** Codes as servers make them. Of others, which may be any text, a link must not put the words on our page. */
const shown = /^[\w-]{1,32}$/

/** Shows whose invitation the user followed. */
export function InvitedBy({ code, text }: InvitedByProps) {
  if (!code || !shown.test(code)) return null
  return (
    <Invite>
      <UsersThreeIcon aria-hidden="true" />
      <span>
        <Trans text={text({ code })} render={(words) => <b>{words}</b>} />
      </span>
    </Invite>
  )
}
