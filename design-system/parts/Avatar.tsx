import { UserIcon } from '@phosphor-icons/react/dist/csr/User'
import { styled } from '@mui/material/styles'
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
}))

const first = (name: string) => Array.from(name.trim())[0]?.toUpperCase() ?? ''

/** A person's picture, initials where there is none, and a plain disc until it is known who it is. */
export function Avatar({ person, size = 'medium' }: { person: Person | null; size?: 'small' | 'medium' | 'large' }) {
  const initials = person ? first(person.firstname) + first(person.lastname) : ''
  return (
    <Disc className={size} aria-hidden {...(initials && !person?.avatar_url && { 'data-initials': initials })}>
      {person?.avatar_url ? <img src={person.avatar_url} alt="" width={48} height={48} /> : !initials && <UserIcon size={20} aria-hidden />}
    </Disc>
  )
}
