import Box from '@mui/material/Box'
import ClockIcon from '@phosphor-icons/core/regular/clock.svg?react'
import TelegramLogoIcon from '@phosphor-icons/core/regular/telegram-logo.svg?react'
import Stack from '@mui/material/Stack'
import type { CodeSent, User, UserSettings, VerificationStatus } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { Reeds, countedMarks } from '../../components/brand/Reeds.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { Trans } from '../../components/data-display/Trans.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { ChannelCard } from './ChannelCard.tsx'
import { CodeCard } from './CodeCard.tsx'
import type { PasswordDialogProps } from './PasswordDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { WithdrawalHoldNotice } from './WithdrawalHoldNotice.tsx'
import type { Channel } from './useChannels.ts'
import { channels, useChannels } from './useChannels.ts'

export interface ContactEditing {
  /** Tells whether withdrawals are held after a change. */
  settings: Loadable<UserSettings>
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
  /** The channel that was just confirmed: the page says so. */
  confirmed: Channel | null
  /** The server asks for the password before it accepts another e-mail address. */
  password: PasswordDialogProps | null
}

type Props = {
  user: Loadable<User>
  verification: Loadable<VerificationStatus>
  editing: ContactEditing
  /** Verification of Telegram, and the support for what cannot be changed here. */
  links: { verification: string | null; support: string | null }
}

type TelegramContactProps = Pick<Props, 'links'> & { person: User; verified: boolean }

/** The Telegram account: confirmed, with a note that only support can change it, or a link to the page that confirms it. */
function TelegramContact({ person, verified, links }: TelegramContactProps) {
  const words = useTranslations('profilePages').contacts
  const { telegram } = useTranslations('verification')
  const { verification, support } = links
  const name = person.telegram_username ? `@${person.telegram_username}` : null
  const note =
    support === null ? (
      words.telegramOnly()
    ) : (
      <Trans text={words.telegramWhy()} render={(label) => <TextLink href={support}>{label}</TextLink>} />
    )
  return (
    <ChannelCard
      row
      title={telegram.title()}
      icon={<TelegramLogoIcon />}
      value={name ?? (verified ? words.unnamed() : null)}
      why={verified ? note : words.telegramNone()}
      verified={verified}
      {...(!verified &&
        verification !== null && {
          action: (
            <Button variant="soft" href={verification}>
              {words.confirm()}
            </Button>
          ),
        })}
    />
  )
}

/** Email and phone, each changed with a code; Telegram, which opens the cabinet and is only changed by support. */
export function ContactsCard({ user, verification, editing, links }: Props) {
  const { confirmed, settings, password } = editing
  const t = useTranslations('profilePages').contacts
  const words = useTranslations('verification')
  const channel = useChannels(editing)
  const known = verification.state === 'ready' ? verification.value : null
  const count = known && { done: channels.filter((one) => known[one] === 'verified').length, all: channels.length }
  return (
    <Section
      id="contacts"
      title={t.title()}
      aside={
        count && (
          <Stack component="span" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <Reeds marks={countedMarks(count.all, count.done)} />
            <Typography variant="caption" color="textSecondary">
              {t.count(count)}
            </Typography>
          </Stack>
        )
      }
    >
      <Stack spacing={4}>
        {(confirmed === 'email' || confirmed === 'phone') && <Notice severity="success" title={t.done[confirmed]()} role="status" />}
        <WithdrawalHoldNotice settings={settings} />
        <LoadableView
          from={joinLoadables(user, verification)}
          skeleton={<RowsSkeleton />}
          failed={words.failed()}
          safe={words.safe()}
          level={3}
        >
          {([person, status]) => (
            <div>
              <CodeCard row name="email" verified={status.email === 'verified'} contact={person.email} {...channel('email')} />
              <CodeCard row name="phone" verified={status.phone === 'verified'} contact={person.phone ?? null} {...channel('phone')} />
              <TelegramContact person={person} verified={status.telegram === 'verified'} links={links} />
              <Stack
                component="p"
                direction="row"
                spacing={2}
                sx={{ m: 0, mt: 4, color: 'text.secondary', '& svg': { flex: 'none', mt: '1px' } }}
              >
                <ClockIcon width={18} height={18} aria-hidden />
                <Typography variant="caption">{t.pause()}</Typography>
              </Stack>
            </div>
          )}
        </LoadableView>
      </Stack>
      {password && <PasswordDialog {...password} />}
    </Section>
  )
}

// The rows have their words and actions below each other on phones.
const RowsSkeleton = () => (
  <Box sx={{ minHeight: { xs: 440, md: 350 } }}>
    <SkeletonRows amount={false} />
  </Box>
)
