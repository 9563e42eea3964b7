import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import type { CodeSent, User, VerificationStatus } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { SuccessArt } from '../../components/illustrations/SuccessArt.tsx'
import type { Freshness } from '../../components/feedback/LoadableView.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { countedMarks, Reeds } from '../../components/brand/Reeds.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { Trans } from '../../components/data-display/Trans.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { tabular } from '../../theme/mixins.ts'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Columns } from './columns.tsx'
import { CodeCard } from './CodeCard.tsx'
import type { PasswordDialogProps } from './PasswordDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { TelegramCard } from './TelegramCard.tsx'
import type { Channel, ChannelState } from './useChannels.ts'
import { channels, useChannels } from './useChannels.ts'

export interface VerificationScreenProps {
  /** Which of the three contacts are confirmed. */
  verification: Loadable<VerificationStatus>
  /** The user's contacts: shown as soon as they are known. */
  user: Loadable<Pick<User, 'email' | 'phone' | 'telegram_username'>>
  /** Response of the last send: its channel shows the second step. */
  sent: CodeSent | null
  /** State of sending a code. */
  sending: Submission
  /** Sends a code over this channel, to a new contact if one was typed. */
  onSend: (channel: Channel, contact?: string) => void
  /** State of checking the typed code. */
  confirming: Submission
  /** The six digits for this channel. */
  onConfirm: (channel: Channel, code: string) => void
  /** The server asks for the password before it accepts another e-mail address. */
  password: PasswordDialogProps | null
  /** Reloads the status. */
  onRefresh: () => void
  /** The cabinet's layout is around the page, and shows its title: for who is verified. */
  framed: boolean
  /** For who has no Telegram. */
  links: { support: string | null }
}

/** Telegram first, since it opens the account; email and phone are for recovery. */
export function VerificationScreen(props: VerificationScreenProps) {
  const { verification, framed, links } = props
  const t = useTranslations('verification')
  const channel = useChannels(props)
  const known = verification.state === 'ready' ? verification.value : null
  const progress = { done: known ? channels.filter((one) => known[one] === 'verified').length : 0, all: channels.length }
  const lead = known?.telegram === 'verified' ? t.leadOpen() : t.lead()
  const count = known && (
    <Stack component="span" direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Reeds marks={countedMarks(progress.all, progress.done, true)} label={t.progressLabel(progress)} />
      <Typography variant="subtitle1" aria-hidden="true" sx={tabular}>
        {t.progress(progress)}
      </Typography>
    </Stack>
  )
  const cards = (
    <LoadableView from={verification} skeleton={<Skeletons />} failed={t.failed()} safe={t.safe()} illustration={<ErrorArt />}>
      {(status, fresh) => <Channels status={status} fresh={fresh} user={props.user} channel={channel} onRefresh={props.onRefresh} />}
    </LoadableView>
  )
  const password = props.password && <PasswordDialog {...props.password} />
  if (framed)
    return (
      <Columns
        side={
          progress.done === progress.all ? (
            <Card aria-label={t.all.title()}>
              <EmptyState title={t.all.title()} illustration={<SuccessArt />}>
                {t.all.text()}
              </EmptyState>
            </Card>
          ) : (
            <Section title={t.title()} aside={count}>
              <Typography component="p" variant="body2" color="textSecondary">
                {lead}
              </Typography>
            </Section>
          )
        }
      >
        {cards}
        {password}
      </Columns>
    )
  return (
    <>
      <Box sx={{ mb: 6 }}>
        <PageHeader title={t.title()} {...(progress.done < progress.all && { lead })} {...(count && { actions: count })} />
      </Box>
      {verification.state === 'failed' ? <Card>{cards}</Card> : cards}
      {known?.telegram === 'unverified' && links.support !== null && <WithoutTelegram support={links.support} />}
      {password}
    </>
  )
}

function WithoutTelegram({ support }: { support: string }) {
  const t = useTranslations('verification')
  const draw = (words: string) => <TextLink href={support}>{words}</TextLink>
  return (
    <Box component="p" sx={{ mt: 2, mb: 0, mx: 0, textAlign: 'center' }}>
      <Typography variant="caption" color="textSecondary">
        <Trans text={t.noTelegram()} render={draw} />
      </Typography>
    </Box>
  )
}

type ChannelsProps = {
  status: VerificationStatus
  fresh: Freshness
  user: VerificationScreenProps['user']
  channel: (channel: Channel) => ChannelState
  onRefresh: () => void
}

function Channels({ status, fresh, user, channel, onRefresh }: ChannelsProps) {
  const known = user.state === 'ready' ? user.value : null
  return (
    <>
      <TelegramCard
        verified={status.telegram === 'verified'}
        username={known?.telegram_username ?? null}
        failed={fresh.problem !== undefined}
        onRefresh={onRefresh}
        {...channel('telegram')}
      />
      <CodeCard name="email" verified={status.email === 'verified'} contact={known?.email} {...channel('email')} />
      <CodeCard name="phone" verified={status.phone === 'verified'} contact={known && (known.phone ?? null)} {...channel('phone')} />
    </>
  )
}

const Skeletons = () =>
  channels.map((one) => (
    <Card key={one}>
      <SkeletonRows count={1} />
    </Card>
  ))
