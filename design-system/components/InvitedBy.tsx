import UsersThreeIcon from '@phosphor-icons/core/regular/users-three.svg?react'
import { styled } from '@mui/material/styles'
import { ClientSlot } from './ClientSlot.tsx'
import { paint } from './paint.ts'
import { Trans } from './Trans.tsx'

const Invite = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 44,
  padding: '10px 16px',
  borderRadius: 14,
  backgroundColor: paint(theme).surface.sunken,
  '& > svg': { width: 22, height: 22, flex: 'none', color: paint(theme).text.secondary },
  '& b': { fontWeight: 500, overflowWrap: 'anywhere' },
}))

export type InvitedByProps = {
  /** From the cookie; `null`: nobody invited; `undefined`: that is not known yet. */
  code: string | null | undefined
  /** The sentence around the code, which is marked in it. */
  text: (values: { code: string }) => string
}

/** Whose invitation the reader followed. A page that was written ahead keeps its place. */
export function InvitedBy({ code, text }: InvitedByProps) {
  if (code === null) return null
  const sentence = (
    <Invite>
      <UsersThreeIcon aria-hidden="true" />
      <span>
        <Trans text={text({ code: code ?? '…' })} render={(words) => <b>{words}</b>} />
      </span>
    </Invite>
  )
  return code === undefined ? <ClientSlot of="invited">{sentence}</ClientSlot> : sentence
}
