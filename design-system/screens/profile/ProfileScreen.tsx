import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import { SealWarningIcon } from '@phosphor-icons/react/dist/csr/SealWarning'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { styled } from '@mui/material/styles'
import type { User, VerificationStatus } from '#sdk'
import { Switch } from '../../forms/Switch.tsx'
import type { Loadable } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { Avatar } from '../../parts/Avatar.tsx'
import { Button } from '../../parts/Button.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Card, Section } from '../../parts/Section.tsx'
import { Skeleton, SkeletonRows } from '../../parts/Skeleton.tsx'
import { StatusChip } from '../../parts/StatusChip.tsx'
import { Text } from '../../parts/Text.tsx'
import type { ThemeMode } from '../../parts/ThemeSwitch.tsx'
import { ThemeSwitch } from '../../parts/ThemeSwitch.tsx'
import { useRankName } from '../../parts/useRankName.ts'
import { useText } from '../../provider/reader.ts'
import { Columns } from './columns.tsx'
import { ContactRows } from './ContactRows.tsx'
import type { LanguageCardProps } from './LanguageCard.tsx'
import { LanguageCard } from './LanguageCard.tsx'
import type { Names } from './NameForm.tsx'
import { NameForm } from './NameForm.tsx'
import { ProtectionRows } from './ProtectionRows.tsx'

export interface ProfileScreenProps {
  user: Loadable<User>
  verification: Loadable<VerificationStatus>
  /** The server's word for it; nothing until it is known. */
  rank: string | null
  saving: Submission
  onSave: (names: Names) => void
  language: Pick<LanguageCardProps, 'onLanguage' | 'saving'>
  theme: ThemeMode
  onTheme: (mode: ThemeMode) => void
  /** Whether visits are counted; `null` where this deployment counts none, or asks nobody. */
  counting: { on: boolean; onChange: (on: boolean) => void } | null
  onSignOut: () => void
  signingOut: boolean
  links: {
    personal: string | null
    contacts: string | null
    safety: string | null
    twoFactor: string | null
    verification: string | null
    trustedWallets: string | null
  }
}

const Who = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  marginBottom: 20,
  '& > .words': { flex: '1 1 160px', minWidth: 0, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 },
  '& h2': { maxWidth: '100%', overflowWrap: 'anywhere' },
})

/** Who the reader is, what protects the account, and how the cabinet looks and speaks. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { user, verification, links, signingOut, onSignOut } = props
  const t = useText('profilePages')
  const { signOut } = useText('frame')
  const side = (
    <>
      <LanguageCard messages={user.state === 'ready' ? user.value.lang : null} {...props.language} />
      <Section title={t.theme()}>
        <ThemeSwitch value={props.theme} onChange={props.onTheme} fill />
      </Section>
      {props.counting !== null && (
        <Section title={t.counting.title()}>
          <Switch
            name="counting"
            atEnd
            label={t.counting.label()}
            help={t.counting.help()}
            checked={props.counting.on}
            onChange={({ target }) => props.counting?.onChange((target as HTMLInputElement).checked)}
          />
        </Section>
      )}
      <Button variant="danger" busy={signingOut} startIcon={<SignOutIcon size={20} aria-hidden />} onClick={onSignOut}>
        {signOut()}
      </Button>
    </>
  )
  return (
    <Columns side={side}>
      <Loaded from={user} skeleton={<PersonSkeleton />} failed={t.failed()} safe={t.safe()} card>
        {(person) => (
          <>
            <Card aria-label={`${person.firstname} ${person.lastname}`}>
              <PersonHead person={person} verification={verification} rank={props.rank} />
              <NameForm user={person} saving={props.saving} onSave={props.onSave} />
            </Card>
            <Section title={t.contacts.title()} link={links.personal === null ? null : { label: t.personal.data(), href: links.personal }}>
              <ContactRows user={person} verification={verification} links={links} />
            </Section>
          </>
        )}
      </Loaded>
      <Loaded
        from={verification}
        skeleton={
          <Card>
            <SkeletonRows count={4} amount={false} />
          </Card>
        }
        failed={t.protection.failed()}
        safe={t.safe()}
        card
      >
        {(status) => <ProtectionRows verification={status} links={links} />}
      </Loaded>
    </Columns>
  )
}

function PersonHead({ person, verification, rank }: { person: User } & Pick<ProfileScreenProps, 'verification' | 'rank'>) {
  const t = useText('profilePages').who
  const nameOf = useRankName()
  const verified = verification.state === 'ready' ? verification.value.telegram === 'verified' : null
  const word = rank === null ? null : nameOf(rank)
  return (
    <Who>
      <Avatar person={person} size="huge" />
      <div className="words">
        <Text as="h2" variant="h2">
          {person.firstname} {person.lastname}
        </Text>
        {verified !== null && (
          <StatusChip
            bare
            tone={verified ? 'positive' : 'warning'}
            icon={verified ? <SealCheckIcon weight="fill" aria-hidden /> : <SealWarningIcon weight="fill" aria-hidden />}
          >
            {verified ? t.verified() : t.unverified()}
          </StatusChip>
        )}
      </div>
      {word !== null && <StatusChip tone="brand">{t.rank({ rank: word })}</StatusChip>}
    </Who>
  )
}

const PersonSkeleton = () => (
  <>
    <Card>
      <Who>
        <Skeleton width={72} height={72} round />
        <span className="words">
          <Skeleton width={180} height={24} />
          <Skeleton width={140} />
        </span>
      </Who>
      <Skeleton height={52} />
      <Skeleton width={120} height={44} />
    </Card>
    <Card>
      <SkeletonRows count={3} />
    </Card>
  </>
)
