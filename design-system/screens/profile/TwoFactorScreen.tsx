import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { VerificationStatus } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { Loading, Skeleton, SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Columns } from './columns.tsx'
import { LinkRows } from './LinkRows.tsx'
import { OnOff } from './OnOff.tsx'
import type { PasswordDialogProps } from './PasswordDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import type { RecoveryCodesProps } from './RecoveryCodes.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { DisableTwoFactor } from './DisableTwoFactor.tsx'
import type { DisableTwoFactorProps } from './DisableTwoFactor.tsx'
import type { TwoFactorSetUpProps } from './TwoFactorSetUp.tsx'
import { TwoFactorSetUp } from './TwoFactorSetUp.tsx'

export interface TwoFactorScreenProps extends DisableTwoFactorProps {
  /** Whether two-factor is on, and how many recovery codes are left. */
  verification: Loadable<VerificationStatus>
  /** Changes made on this page that the status does not show yet. */
  done: 'nothing' | 'on' | 'off'
  /** The steps of turning it on: key, QR code, first code. */
  setUp: TwoFactorSetUpProps
  /** The recovery codes; `fresh` while they are shown for the only time. */
  codes: Omit<RecoveryCodesProps, 'fresh'> & { fresh: boolean }
  /** The server asks for the password first; `null` otherwise. */
  password: PasswordDialogProps | null
  /** After two-factor was turned on or off: the offer to end the other sessions. */
  offer?: ReactNode
  /** Safety, and the help about lost devices. */
  links: { safety: string | null; help: string | null }
}

/** Two-factor sign-in: setup in three steps, recovery codes, disabling with a code. */
export function TwoFactorScreen(props: TwoFactorScreenProps) {
  const { verification, done, links } = props
  const t = useTranslations('twoFactorPages')
  const known = verification.state === 'ready' ? verification.value['2fa'] === 'enabled' : null
  const on = done === 'nothing' ? known : done === 'on'
  // How high the steps or the codes are is not known before: what is below them on phones comes with them.
  const side = (
    <Box sx={{ display: { xs: verification.state === 'loading' ? 'none' : 'contents', md: 'contents' } }}>
      <StatusSection on={on} loading={verification.state === 'loading'} />
      <LinkRows
        title={t.also.title()}
        links={[
          [t.also.password(), links.safety],
          [t.also.help(), links.help],
        ]}
      />
    </Box>
  )
  return (
    <>
      {props.offer}
      <Columns side={side}>
        <LoadableView
          from={verification}
          skeleton={
            <Card>
              <SkeletonRows count={5} amount={false} />
            </Card>
          }
          failed={t.failed()}
          safe={t.safe()}
          card
        >
          {() =>
            on ? (
              <>
                <RecoveryCodes {...props.codes} />
                {!props.codes.fresh && <DisableTwoFactor disabling={props.disabling} onDisable={props.onDisable} />}
              </>
            ) : (
              <>
                {done === 'off' && <SwitchedOff />}
                <TwoFactorSetUp {...props.setUp} />
              </>
            )
          }
        </LoadableView>
      </Columns>
      {props.password && <PasswordDialog {...props.password} />}
    </>
  )
}

/** `on` is `null` until known; nothing is shown if the status failed to load. */
function StatusSection({ on, loading }: { on: boolean | null; loading: boolean }) {
  const t = useTranslations('twoFactorPages')
  if (on !== null)
    return (
      <Section title={t.title()} aside={<OnOff on={on} words={{ on: t.on(), off: t.off() }} />}>
        <Typography component="p" variant="body2" color="textSecondary">
          {on ? t.onText() : t.why()}
        </Typography>
      </Section>
    )
  return (
    loading && (
      <Section title={t.title()}>
        <Loading>
          <Skeleton height={40} />
        </Loading>
      </Section>
    )
  )
}

/** Disabling removed the focused element. */
function SwitchedOff() {
  const t = useTranslations('twoFactorPages').switchOff
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => result.current?.focus(), [])
  return (
    <div ref={result} tabIndex={-1}>
      <Notice severity="warning" title={t.done()}>
        {t.doneText()}
      </Notice>
    </div>
  )
}
