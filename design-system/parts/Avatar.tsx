import { UserIcon } from '@phosphor-icons/react/dist/csr/User'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { paint } from './paint.ts'

export type Person = { firstname: string; lastname: string; avatar_url: string | null }

const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  overflow: 'hidden',
  backgroundColor: paint(theme).brand.subtle,
  color: paint(theme).brand.main,
  ...theme.typography.subtitle2,
  fontWeight: 500,
  // Drawn, not written: the name beside it, or the link round it, says who it is.
  '&[data-initials]::before': { content: 'attr(data-initials)' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  '&.small': { width: 34, height: 34, fontSize: '0.8125rem' },
  '&.large': { width: 48, height: 48, fontSize: '0.9375rem' },
  '&.huge': { width: 72, height: 72, fontSize: '1.5rem' },
}))

const first = (name: string) => Array.from(name.trim())[0]?.toUpperCase() ?? ''

/** A person's picture, initials where there is none or it does not come, and a plain disc until it is known who it is. */
export function Avatar({ person, size = 'medium' }: { person: Person | null; size?: 'small' | 'medium' | 'large' | 'huge' }) {
  const [broken, setBroken] = useState<string | null>(null)
  const initials = person ? first(person.firstname) + first(person.lastname) : ''
  const picture = person?.avatar_url && person.avatar_url !== broken ? person.avatar_url : null
  const inside = () => {
    if (picture) return <img src={picture} alt="" width={72} height={72} onError={() => setBroken(picture)} />
    return !initials && <UserIcon size={20} aria-hidden />
  }
  return (
    <Disc className={size} aria-hidden {...(initials && !picture && { 'data-initials': initials })}>
      {inside()}
    </Disc>
  )
}
