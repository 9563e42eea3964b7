import UserIcon from '@phosphor-icons/core/regular/user.svg?react'
import MuiAvatar from '@mui/material/Avatar'
import { styled } from '@mui/material/styles'
import { useState } from 'react'

export type Person = { firstname: string | null; lastname: string | null; avatar_url: string | null }

type Size = 'small' | 'medium' | 'large' | 'huge'

const Disc = styled(MuiAvatar, { shouldForwardProp: (name) => name !== 'size' })<{ component: 'span'; size: Size }>(({ theme }) => ({
  ...theme.typography.subtitle2,
  flex: 'none',
  fontWeight: theme.typography.fontWeightBold,
  backgroundColor: theme.vars.palette.primary.light,
  color: theme.vars.palette.primary.main,
  // Generated content, not text: the name beside it, or the link around it, names the person.
  '&[data-initials]::before': { content: 'attr(data-initials)' },
  variants: [
    { props: { size: 'small' }, style: { ...theme.typography.caption, width: 34, height: 34 } },
    { props: { size: 'large' }, style: { ...theme.typography.subtitle1, width: 48, height: 48 } },
    { props: { size: 'huge' }, style: { ...theme.typography.h4, width: 72, height: 72 } },
  ],
}))

const first = (name: string | null) => Array.from(name?.trim() ?? '')[0]?.toUpperCase() ?? ''

/** A person's picture; initials if there is none or it fails to load; a plain disc until the person is known. */
export function Avatar({
  person,
  size = 'medium',
}: {
  /** Names for the initials and the URL of the picture; `null` until the person is known, which draws a plain disc of the same size. */
  person: Person | null
  /** Diameter: `small` in a phone's top bar, `medium` in rows and the side navigation, `large` in the More sheet, `huge` in the profile. */
  size?: Size
}) {
  const [broken, setBroken] = useState<string | null>(null)
  const initials = person ? first(person.firstname) + first(person.lastname) : ''
  const picture = person?.avatar_url && person.avatar_url !== broken ? person.avatar_url : null
  return (
    <Disc
      component="span"
      size={size}
      aria-hidden
      {...(picture && { src: picture, alt: '', slotProps: { img: { width: 72, height: 72, onError: () => setBroken(picture) } } })}
      {...(initials && !picture && { 'data-initials': initials })}
    >
      {initials ? <></> : <UserIcon width={20} height={20} aria-hidden />}
    </Disc>
  )
}
