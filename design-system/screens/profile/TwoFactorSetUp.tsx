import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import DeviceMobileIcon from '@phosphor-icons/core/regular/device-mobile.svg?react'
import KeyIcon from '@phosphor-icons/core/regular/key.svg?react'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { TwoFactorQrCode, TwoFactorSecret } from '#sdk'
import { FormProblem } from '../../forms/FormProblem.tsx'
import type { Loadable } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { CopyButton } from '../../components/inputs/CopyButton.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { QrCode } from '../../components/data-display/QrCode.tsx'
import { disc, ruled } from '../../theme/mixins.ts'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { AppCodeForm } from './AppCodeForm.tsx'

/** Size of the QR code in px, as designed. */
const side = 212

const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 28,
  '& > li': { position: 'relative', display: 'flex', gap: 16 },
  '& > li > .number': {
    ...theme.typography.subtitle2,
    ...disc(32),
    backgroundColor: theme.vars.palette.background.sunken,
    color: theme.vars.palette.text.primary,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& > li[data-now] > .number': { backgroundColor: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
  // A ruler connects the steps.
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 12,
    top: 42,
    bottom: -18,
    width: 8,
    backgroundColor: theme.vars.palette.chart.tickDim,
    ...ruled(180, 8, 2),
  },
  '@media (forced-colors: active)': { '& > li[data-now] > .number': { border: '2px solid Highlight' } },
  [theme.breakpoints.down('sm')]: {
    '& > li': { gap: 12 },
  },
}))

/** The code to scan, and beside it the same key as text. */
const Keys = ({ code, children }: { code: ReactNode; children: ReactNode }) => (
  <Stack direction="row" spacing={6} sx={{ flexWrap: 'wrap' }}>
    {code}
    <Stack spacing={3} sx={{ flex: '1 1 220px', minWidth: 0, alignItems: 'flex-start' }}>
      {children}
    </Stack>
  </Stack>
)

type Secrets = { qr: TwoFactorQrCode; key: TwoFactorSecret }

export type TwoFactorSetUpProps = {
  beginning: Submission
  onBegin: () => void
  /** Absent until the key was requested. */
  secrets: Loadable<Secrets> | null
  confirming: Submission
  onConfirm: (code: string) => void
}

/** Groups a key by fours for reading. */
const inFours = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ')

/** Three steps: install an app, add the key, enter the first code. */
export function TwoFactorSetUp({ beginning, onBegin, secrets, confirming, onConfirm }: TwoFactorSetUpProps) {
  const t = useTranslations('twoFactorPages').steps
  const begun = secrets !== null
  const there = secrets?.state === 'ready'
  return (
    <Card aria-label={t.label()}>
      <Steps aria-label={t.label()}>
        <Step number={1} title={t.install()} text={t.installText()} now={!begun}>
          {!begun && (
            <>
              {beginning.problem && <FormProblem problem={beginning.problem} />}
              <Button busy={beginning.busy} onClick={onBegin}>
                {t.begin()}
              </Button>
            </>
          )}
        </Step>
        <Step number={2} title={t.scan()} {...(!begun && { text: t.scanLater() })} now={begun && !there} takesFocus={begun}>
          {secrets && (
            <LoadableView from={secrets} skeleton={<KeySkeleton />} failed={t.keyFailed()} level={3}>
              {({ qr, key }) => (
                <Keys code={<QrCode value={qr.url} label={t.qr()} size={side} />}>
                  <Typography variant="caption" color="textSecondary">
                    {t.key()}
                  </Typography>
                  <Typography variant="monoLg" sx={{ overflowWrap: 'anywhere', WebkitUserSelect: 'all', userSelect: 'all' }}>
                    {inFours(key.secretKey)}
                  </Typography>
                  <CopyButton text={key.secretKey} label={t.copyKey()} variant="soft" />
                  {/* On a phone the QR code cannot be scanned with the same device. */}
                  <Box component="span" sx={{ display: { md: 'none' } }}>
                    <TextLink standalone href={qr.url}>
                      <DeviceMobileIcon width={18} height={18} aria-hidden /> {t.openApp()}
                    </TextLink>
                  </Box>
                  <Notice severity="plain" icon={<KeyIcon width={22} height={22} aria-hidden />}>
                    {t.keep()}
                  </Notice>
                </Keys>
              )}
            </LoadableView>
          )}
        </Step>
        <Step number={3} title={t.code()} {...(!there && { text: t.codeLater() })} now={there}>
          {there && <AppCodeForm label={t.code()} submission={confirming} onCode={onConfirm} submit={t.submit()} />}
        </Step>
      </Steps>
    </Card>
  )
}

type StepProps = { number: number; title: string; text?: string; now: boolean; takesFocus?: boolean; children?: ReactNode }

function Step({ number, title, text, now, takesFocus = false, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened this step is gone.
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <li {...(now && { 'data-now': '' })}>
      <span className="number" aria-hidden="true">
        {number}
      </span>
      <Stack spacing={1} sx={{ flex: '1 1 0', minWidth: 0, alignItems: 'flex-start', pt: 0.75 }}>
        <Typography component="h2" variant="h5" ref={heading} tabIndex={-1}>
          {title}
        </Typography>
        {text && (
          <Typography component="p" variant="body2" color="textSecondary">
            {text}
          </Typography>
        )}
        {children && <Box sx={{ width: '100%', mt: 3 }}>{children}</Box>}
      </Stack>
    </li>
  )
}

const KeySkeleton = () => (
  <Keys code={<Skeleton width={side} height={side} />}>
    <Skeleton width={200} height={24} />
    <Skeleton width={140} height={44} />
  </Keys>
)
