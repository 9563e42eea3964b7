import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import type { UserSettings, VerificationStatus } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Columns } from './columns.tsx'
import { LinkRows } from './LinkRows.tsx'
import type { MessageKey } from './MessageSwitches.tsx'
import { MessageSwitches } from './MessageSwitches.tsx'
import { OnOff } from './OnOff.tsx'
import type { PasswordValues } from './PasswordForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { WithdrawalHoldNotice } from './WithdrawalHoldNotice.tsx'

export interface SafetyScreenProps {
  /** The user's e-mail; `null` until known. */
  email: string | null
  /** Whether two-factor is on. */
  verification: Loadable<VerificationStatus>
  /** Which messages the user gets. */
  settings: Loadable<UserSettings>
  /** State of changing the password. */
  changing: Submission
  /** The present and the new password. */
  onPassword: (values: PasswordValues) => void
  /** The switch just turned, shown at once; `null` when the server has answered. */
  wished: { key: MessageKey; on: boolean } | null
  /** State of saving that switch. */
  switching: Submission
  /** Turns a kind of message on or off. */
  onSwitch: (key: MessageKey, on: boolean) => void
  /** Two-factor, trusted wallets, contacts and verification; `null` hides a line. */
  links: { twoFactor: string | null; trustedWallets: string | null; contacts: string | null; verification: string | null }
  /** The state of a frozen account, above all else; only where the server has a freeze. */
  head?: ReactNode
  /** The card with the sessions; only where the server tells of them. */
  sessions?: ReactNode
  /** The card that freezes the account; only where the server has a freeze. */
  freeze?: ReactNode
}

/** A heading, some lines, and a button or a switch. */
const CardSkeleton = ({ lines }: { lines: number }) => (
  <Card>
    <Stack spacing={4}>
      <Skeleton width="60%" height={28} />
      <Skeleton height={lines * 20} />
      <Skeleton width="80%" height={44} />
    </Stack>
  </Card>
)

/** Password, two-factor sign-in, and notifications. */
export function SafetyScreen(props: SafetyScreenProps) {
  const { settings, verification, links } = props
  const t = useTranslations('profilePages')
  const words = t.safety
  const side = (
    <>
      <LoadableView from={verification} skeleton={<CardSkeleton lines={2} />} failed={words.twoFactor.failed()} safe={t.safe()} card>
        {(status) => <TwoFactorState on={status['2fa'] === 'enabled'} href={links.twoFactor} />}
      </LoadableView>
      {props.sessions}
      <LoadableView from={settings} skeleton={<CardSkeleton lines={3} />} failed={words.messages.failed()} safe={t.safe()} card>
        {(known) => <MessageSwitches settings={known} wished={props.wished} saving={props.switching} onSwitch={props.onSwitch} />}
      </LoadableView>
      <LinkRows
        title={words.also.title()}
        links={[
          [words.also.wallets(), links.trustedWallets],
          [words.also.contacts(), links.contacts],
          [words.also.verification(), links.verification],
        ]}
      />
    </>
  )
  return (
    <>
      {props.head}
      <WithdrawalHoldNotice settings={settings} />
      <Columns side={side} equal>
        <PasswordForm email={props.email} changing={props.changing} onChange={props.onPassword} />
        {props.freeze}
      </Columns>
    </>
  )
}

function TwoFactorState({ on, href }: { on: boolean; href: string | null }) {
  const t = useTranslations('profilePages').safety.twoFactor
  return (
    <Section title={t.title()} aside={<OnOff on={on} words={{ on: t.on(), off: t.off() }} />}>
      <Stack spacing={4} sx={{ alignItems: 'flex-start' }}>
        <Typography component="p" variant="body2" color="textSecondary">
          {on ? t.onText() : t.offText()}
        </Typography>
        {href !== null && (
          <Button variant={on ? 'outlined' : 'soft'} href={href}>
            {on ? t.manage() : t.setUp()}
          </Button>
        )}
      </Stack>
    </Section>
  )
}
