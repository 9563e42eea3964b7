import UserIcon from '@phosphor-icons/core/regular/user.svg?react'
import MuiAvatar from '@mui/material/Avatar'
import { styled } from '@mui/material/styles'
import { useState } from 'react'

export type Person = { firstname: string | null; lastname: string | null; avatar_url: string | null }

const Disc = styled(MuiAvatar)({
  // Generated content, not text: the name beside it, or the link around it, names the person.
  '&[data-initials]::before': { content: 'attr(data-initials)' },
  '&.small': { width: 34, height: 34, fontSize: '0.8125rem' },
  '&.large': { width: 48, height: 48, fontSize: '0.9375rem' },
  '&.huge': { width: 72, height: 72, fontSize: '1.5rem' },
}) as typeof MuiAvatar

const first = (name: string | null) => Array.from(name?.trim() ?? '')[0]?.toUpperCase() ?? ''

/** A person's picture; initials if there is none or it fails to load; a plain disc until the person is known. */
export function Avatar({
  person,
  size = 'medium',
}: {
  /** Names for the initials and the URL of the picture; `null` until the person is known, which draws a plain disc of the same size. */
  person: Person | null
  /** Diameter: `small` in a phone's top bar, `medium` in rows and the side navigation, `large` in the More sheet, `huge` in the profile. */
  size?: 'small' | 'medium' | 'large' | 'huge'
}) {
  const [broken, setBroken] = useState<string | null>(null)
  const initials = person ? first(person.firstname) + first(person.lastname) : ''
  const picture = person?.avatar_url && person.avatar_url !== broken ? person.avatar_url : null
  return (
    <Disc
      component="span"
      className={size}
      aria-hidden
      {...(picture && { src: picture, alt: '', slotProps: { img: { width: 72, height: 72, onError: () => setBroken(picture) } } })}
      {...(initials && !picture && { 'data-initials': initials })}
    >
      {initials ? <></> : <UserIcon width={20} height={20} aria-hidden />}
    </Disc>
  )
}
