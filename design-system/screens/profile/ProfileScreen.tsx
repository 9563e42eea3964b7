import Box from '@mui/material/Box'
import FileTextIcon from '@phosphor-icons/core/regular/file-text.svg?react'
import SealCheckFillIcon from '@phosphor-icons/core/fill/seal-check-fill.svg?react'
import SealWarningFillIcon from '@phosphor-icons/core/fill/seal-warning-fill.svg?react'
import ShieldIcon from '@phosphor-icons/core/regular/shield.svg?react'
import SignOutIcon from '@phosphor-icons/core/regular/sign-out.svg?react'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { User, VerificationStatus } from '#sdk'
import { Switch } from '../../forms/Switch.tsx'
import type { Loadable } from '../../lib/loadable.ts'
import { personName } from '../../lib/personName.ts'
import { Reeds, countedMarks } from '../../components/brand/Reeds.tsx'
import { Avatar } from '../../components/data-display/Avatar.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { RowList, ListRow, RowWords } from '../../components/data-display/ListRow.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import type { ThemeMode } from '../../components/inputs/themeModes.ts'
import { ThemeSwitch } from '../../components/inputs/ThemeSwitch.tsx'
import { useRankName } from '../../components/data-display/useRankName.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Columns } from './columns.tsx'
import type { ContactEditing } from './ContactsCard.tsx'
import { ContactsCard } from './ContactsCard.tsx'
import type { LanguageCardProps } from './LanguageCard.tsx'
import { LanguageCard } from './LanguageCard.tsx'
import type { NameEditing } from './NameForm.tsx'
import { NameForm } from './NameForm.tsx'
import { channels } from './useChannels.ts'

export interface ProfileScreenProps extends NameEditing {
  /** The section that the address leads to: its heading is focused, below the top bar. */
  start: 'data' | 'contacts' | null
  /** Names, picture, contacts and language of the user. */
  user: Loadable<User>
  /** Which contacts are confirmed and whether two-factor is on. */
  verification: Loadable<VerificationStatus>
  /** The rank as the server sent it; `null` until known. */
  rank: string | null
  /** The codes that change a contact. */
  contacts: ContactEditing
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
  /** The pages behind each line, and the support; `null` hides a line. */
  links: { safety: string | null; verification: string | null; statement: string | null; support: string | null }
}

function openAt(heading: HTMLElement | null): void {
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.scrollIntoView()
}

/** The one page of the profile: name, contact details, and the account's settings. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { start, user, verification, links } = props
  const t = useTranslations('profilePages')
  useEffect(() => {
    if (start) openAt(document.getElementById(start))
  }, [start])
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
            labelPlacement="start"
            label={t.counting.label()}
            helperText={t.counting.help()}
            checked={props.counting.on}
            onChange={({ target }) => props.counting?.onChange((target as HTMLInputElement).checked)}
          />
        </Section>
      )}
      <AccountCard {...props} />
    </>
  )
  return (
    <Columns side={side}>
      <Card aria-labelledby="data">
        {user.state === 'loading' && <PersonSkeleton />}
        {user.state === 'ready' && <PersonHead person={user.value} verification={verification} rank={props.rank} />}
        <Typography component="h2" variant="h5" id="data" sx={{ mb: 4 }}>
          {t.names.title()}
        </Typography>
        <LoadableView from={user} skeleton={<NameSkeleton />} failed={t.failed()} safe={t.safe()} level={3}>
          {(person) => <NameForm {...props} user={person} />}
        </LoadableView>
      </Card>
      {user.state !== 'failed' && <ContactsCard user={user} verification={verification} editing={props.contacts} links={links} />}
    </Columns>
  )
}

type AccountCardProps = Pick<ProfileScreenProps, 'user' | 'verification' | 'links' | 'onSignOut' | 'signingOut'>

/** What is known of the account, its security and its statement, and the way out. */
function AccountCard({ user, verification, links, onSignOut, signingOut }: AccountCardProps) {
  const t = useTranslations('profilePages').account
  const { titles, signOut } = useTranslations('frame')
  const format = useFormat()
  const person = user.state === 'ready' ? user.value : null
  const status = verification.state === 'ready' ? verification.value : null
  const done = status && channels.filter((channel) => status[channel] === 'verified').length + (status['2fa'] === 'enabled' ? 1 : 0)
  const all = channels.length + 1
  return (
    <Section title={t.title()}>
      <Stack spacing={4}>
        {person && (
          <DescriptionList
            items={[
              { name: t.number(), value: person.id },
              { name: t.since(), value: person.created_at === undefined ? null : format.longDay(person.created_at) },
            ]}
          />
        )}
        <RowList>
          {links.safety !== null && (
            <ListRow>
              <IconDisc>
                <ShieldIcon />
              </IconDisc>
              <RowWords name={titles.safety()} href={links.safety}>
                {done === null ? undefined : t.security({ done, all })}
              </RowWords>
              {done !== null && (
                <span className="figures">
                  <Reeds marks={countedMarks(all, done)} />
                </span>
              )}
            </ListRow>
          )}
          {links.statement !== null && (
            <ListRow>
              <IconDisc>
                <FileTextIcon />
              </IconDisc>
              <RowWords name={titles.statement()} href={links.statement}>
                {t.statement()}
              </RowWords>
            </ListRow>
          )}
        </RowList>
        <Button variant="danger" busy={signingOut} startIcon={<SignOutIcon width={20} height={20} aria-hidden />} onClick={onSignOut}>
          {signOut()}
        </Button>
      </Stack>
    </Section>
  )
}

type WhoProps = { picture: ReactNode; name: ReactNode; marks: ReactNode; waiting?: boolean }

const Who = ({ picture, name, marks, waiting = false }: WhoProps) => (
  <Stack direction="row" spacing={4} aria-hidden={waiting || undefined} sx={{ alignItems: 'center', mb: 5 }}>
    {picture}
    <Stack spacing={0.5} sx={{ flex: '1 1 0', minWidth: 0, alignItems: 'flex-start' }}>
      {name}
      <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', columnGap: 4 }}>
        {marks}
      </Stack>
    </Stack>
  </Stack>
)

/** Verification and rank come later: their places are kept, one below the other on phones. */
const MarkPlace = () => <Box component="span" sx={{ width: 130, height: 20 }} />

function PersonHead({ person, verification, rank }: { person: User } & Pick<ProfileScreenProps, 'verification' | 'rank'>) {
  const t = useTranslations('profilePages').who
  const nameOf = useRankName()
  const verified = verification.state === 'ready' ? verification.value.telegram === 'verified' : null
  const word = rank === null ? null : nameOf(rank)
  return (
    <Who
      picture={<Avatar person={person} size="huge" />}
      name={
        <Typography component="h2" variant="h4" sx={{ maxWidth: '100%' }}>
          {personName(person) ?? person.email}
        </Typography>
      }
      marks={
        <>
          {verified === null ? (
            <MarkPlace />
          ) : (
            <StatusChip
              bare
              color={verified ? 'success' : 'warning'}
              icon={verified ? <SealCheckFillIcon aria-hidden /> : <SealWarningFillIcon aria-hidden />}
            >
              {verified ? t.verified() : t.unverified()}
            </StatusChip>
          )}
          {word === null ? <MarkPlace /> : <StatusChip bare>{t.rank({ rank: word })}</StatusChip>}
        </>
      }
    />
  )
}

const PersonSkeleton = () => (
  <Who
    waiting
    picture={<Skeleton width={72} height={72} round />}
    name={<Skeleton width={180} height={24} />}
    marks={
      <>
        <MarkPlace />
        <MarkPlace />
      </>
    }
  />
)

const NameSkeleton = () => (
  <Stack spacing={4}>
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Skeleton height={78} />
      <Skeleton height={78} />
    </Box>
    <Skeleton width={120} height={44} />
  </Stack>
)
