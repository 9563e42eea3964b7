import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import SealCheckFillIcon from '@phosphor-icons/core/fill/seal-check-fill.svg?react'
import SealWarningFillIcon from '@phosphor-icons/core/fill/seal-warning-fill.svg?react'
import SignOutIcon from '@phosphor-icons/core/regular/sign-out.svg?react'
import { styled } from '@mui/material/styles'
import type { User, VerificationStatus } from '#sdk'
import { Switch } from '../../forms/Switch.tsx'
import type { Loadable } from '../../lib/loadable.ts'
import { personName } from '../../lib/personName.ts'
import { Avatar } from '../../components/data-display/Avatar.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { Page } from '../../components/layout/Grid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { Skeleton, SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import type { ThemeMode } from '../../components/inputs/themeModes.ts'
import { ThemeSwitch } from '../../components/inputs/ThemeSwitch.tsx'
import { useRankName } from '../../components/data-display/useRankName.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Columns } from './columns.tsx'
import { ContactRows } from './ContactRows.tsx'
import type { LanguageCardProps } from './LanguageCard.tsx'
import { LanguageCard } from './LanguageCard.tsx'
import type { NameEditing } from './NameForm.tsx'
import { NameForm } from './NameForm.tsx'
import { ProtectionRows } from './ProtectionRows.tsx'

export interface ProfileScreenProps extends NameEditing {
  /** Names, picture, contacts and language of the user. */
  user: Loadable<User>
  /** Which contacts are confirmed and whether two-factor is on. */
  verification: Loadable<VerificationStatus>
  /** The rank as the server sent it; `null` until known. */
  rank: string | null
  /** The language of messages and of this page: the choice, and the state of saving it. */
  language: Pick<LanguageCardProps, 'onLanguage' | 'saving'>
  /** The chosen mode; `system` follows the device. */
  theme: ThemeMode
  /** Applies another mode at once and stores it on the device. */
  onTheme: (mode: ThemeMode) => void
  /** Analytics consent; `null` if this deployment has no analytics, or needs no consent. */
  counting: { on: boolean; onChange: (on: boolean) => void } | null
  /** Ends the session, on this device. */
  onSignOut: () => void
  /** The session is being ended: the button shows it and fires once. */
  signingOut: boolean
  /** The pages behind each line; `null` hides a line. */
  links: {
    personal: string | null
    contacts: string | null
    safety: string | null
    twoFactor: string | null
    verification: string | null
    trustedWallets: string | null
    statement: string | null
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

/** The user's data, the account's security, and appearance and language of the cabinet. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { user, verification, links, signingOut, onSignOut } = props
  const t = useTranslations('profilePages')
  const { signOut } = useTranslations('frame')
  const side = (
    <>
      <LanguageCard messages={user.state === 'ready' ? user.value.lang : null} {...props.language} />
      {links.statement !== null && (
        <Section title={t.statement.title()} link={{ label: t.statement.open(), href: links.statement }}>
          <Typography variant="body2" color="textSecondary">
            {t.statement.text()}
          </Typography>
        </Section>
      )}
      <Section title={t.theme()}>
        <ThemeSwitch value={props.theme} onChange={props.onTheme} fill />
      </Section>
      {props.counting !== null && (
        <Section title={t.counting.title()}>
          <Switch
            name="counting"
            labelPlacement="start"
            label={t.counting.label()}
            helperText={t.counting.help()}
            checked={props.counting.on}
            onChange={({ target }) => props.counting?.onChange((target as HTMLInputElement).checked)}
          />
        </Section>
      )}
      <Button variant="danger" busy={signingOut} startIcon={<SignOutIcon width={20} height={20} aria-hidden />} onClick={onSignOut}>
        {signOut()}
      </Button>
    </>
  )
  return (
    <Columns side={side}>
      <LoadableView from={user} skeleton={<PersonSkeleton />} failed={t.failed()} safe={t.safe()} card>
        {(person) => (
          <>
            <Card aria-label={personName(person) ?? person.email}>
              <PersonHead person={person} verification={verification} rank={props.rank} />
              <NameForm {...props} user={person} />
            </Card>
            <Section title={t.contacts.title()} link={links.personal === null ? null : { label: t.personal.data(), href: links.personal }}>
              <ContactRows user={person} verification={verification} links={links} />
            </Section>
          </>
        )}
      </LoadableView>
      <LoadableView
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
      </LoadableView>
    </Columns>
  )
}

function PersonHead({ person, verification, rank }: { person: User } & Pick<ProfileScreenProps, 'verification' | 'rank'>) {
  const t = useTranslations('profilePages').who
  const nameOf = useRankName()
  const verified = verification.state === 'ready' ? verification.value.telegram === 'verified' : null
  const word = rank === null ? null : nameOf(rank)
  return (
    <Who>
      <Avatar person={person} size="huge" />
      <div className="words">
        <Typography component="h2" variant="h4">
          {personName(person) ?? person.email}
        </Typography>
        {verified !== null && (
          <StatusChip
            bare
            color={verified ? 'success' : 'warning'}
            icon={verified ? <SealCheckFillIcon aria-hidden /> : <SealWarningFillIcon aria-hidden />}
          >
            {verified ? t.verified() : t.unverified()}
          </StatusChip>
        )}
      </div>
      {word === null ? (
        <Box
          component="span"
          // The rank comes later: its place is kept, in which it would wrap below the name on phones.
          sx={{ width: 120, height: 26 }}
        />
      ) : (
        <StatusChip color="primary">{t.rank({ rank: word })}</StatusChip>
      )}
    </Who>
  )
}

const PersonSkeleton = () => (
  <Page>
    <Card>
      <Who>
        <Skeleton width={72} height={72} round />
        <span className="words">
          <Skeleton width={180} height={24} />
          <Skeleton width={140} />
        </span>
        <Box
          component="span"
          // The rank comes later: its place is kept, in which it would wrap below the name on phones.
          sx={{ width: 120, height: 26 }}
        />
      </Who>
      <Stack spacing={4}>
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <Skeleton height={78} />
          <Skeleton height={78} />
        </Box>
        <Skeleton width={120} height={44} />
      </Stack>
    </Card>
    <Card>
      <Stack spacing={4}>
        <Skeleton width={120} height={28} />
        <Box
          // Each contact has a second line below it on phones, or a status beside it.
          sx={{ minHeight: 226 }}
        >
          <SkeletonRows count={3} />
        </Box>
      </Stack>
    </Card>
  </Page>
)
