import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import DownloadSimpleIcon from '@phosphor-icons/core/regular/download-simple.svg?react'
import EyeIcon from '@phosphor-icons/core/regular/eye.svg?react'
import EyeSlashIcon from '@phosphor-icons/core/regular/eye-slash.svg?react'
import PrinterIcon from '@phosphor-icons/core/regular/printer.svg?react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { FormProblem } from '../../forms/FormProblem.tsx'
import type { Loadable } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { CopyButton } from '../../components/inputs/CopyButton.tsx'
import { LazyDialog } from '../../components/feedback/LazyDialog.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { radius } from '../../theme/tokens.ts'

const fileName = 'matu-recovery-codes.txt'

// Prints only the sheet of codes.
const onPaper = (
  <GlobalStyles
    styles={{
      '@media print': {
        // One sheet: a fixed element would be repeated on every page that the hidden content fills.
        'html, body': { height: '100vh', overflow: 'hidden' },
        'body *': { visibility: 'hidden' },
        '.recovery-sheet, .recovery-sheet *': { visibility: 'visible' },
        '.recovery-sheet': { position: 'fixed', inset: 0 },
      },
    }}
  />
)

const verbs = { flexWrap: 'wrap', width: { xs: '100%', md: 'auto' }, '& > button': { flex: { xs: '1 1 auto', md: '0 1 auto' } } } as const

const Sheet = styled('div')(({ theme }) => ({
  alignSelf: 'stretch',
  padding: 16,
  borderRadius: radius.block,
  backgroundColor: theme.vars.palette.background.sunken,
  '& ol': {
    ...theme.typography.monoLg,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
    gap: '8px 24px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': { whiteSpace: 'nowrap', WebkitUserSelect: 'all', userSelect: 'all' },
  '& .paper': { display: 'none' },
  '@media print': {
    padding: 40,
    color: theme.vars.palette.qr,
    backgroundColor: theme.vars.palette.common.white,
    '& .paper': { display: 'block', marginBottom: 16 },
  },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}))

export type RecoveryCodesProps = {
  /** Requested only when they are shown. */
  codes: Loadable<string[]>
  shown: boolean
  /** Shows them, which the server may answer with a question for the password, or hides them. */
  onShown: (shown: boolean) => void
  /** Just generated: shown at once, with a request to save them. */
  fresh: boolean
  onSaved: () => void
  renewing: Submission
  onRenew: () => void
  onPrint: () => void
  onDownload: (name: string, text: string) => void
}

type CodeSheetProps = { codes: string[] } & Pick<RecoveryCodesProps, 'onPrint' | 'onDownload'>

/** The codes, as they are printed (without the account: who finds the sheet must not have both), with buttons to copy, print and download them. */
function CodeSheet({ codes, onPrint, onDownload }: CodeSheetProps) {
  const t = useTranslations('twoFactorPages').codes
  const { now } = useDesignSystem()
  const format = useFormat()
  const made = t.fileMade({ day: format.longDay(now()) })
  const text = () => [t.fileTitle(), made, t.fileNote(), '', ...codes, ''].join('\n')
  return (
    <>
      {onPaper}
      <Sheet className="recovery-sheet">
        <div className="paper">
          <strong>{t.fileTitle()}</strong>
          <p>{made}</p>
          <p>{t.fileNote()}</p>
        </div>
        <ol aria-label={t.list()}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </Sheet>
      <Stack direction="row" spacing={2} sx={verbs}>
        <CopyButton text={codes.join('\n')} label={t.copy()} variant="soft" />
        <Button variant="soft" startIcon={<PrinterIcon width={20} height={20} aria-hidden />} onClick={onPrint}>
          {t.print()}
        </Button>
        <Button
          variant="soft"
          startIcon={<DownloadSimpleIcon width={20} height={20} aria-hidden />}
          onClick={() => onDownload(fileName, text())}
        >
          {t.download()}
        </Button>
      </Stack>
    </>
  )
}

function VisibilityButton({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  const t = useTranslations('twoFactorPages').codes
  return (
    <Button
      variant="outlined"
      startIcon={shown ? <EyeSlashIcon width={20} height={20} aria-hidden /> : <EyeIcon width={20} height={20} aria-hidden />}
      aria-expanded={shown}
      onClick={onToggle}
    >
      {shown ? t.hide() : t.show()}
    </Button>
  )
}

function RenewDialog({ busy, onRenew, onClose }: { busy: boolean; onRenew: () => void; onClose: () => void }) {
  const t = useTranslations('twoFactorPages').codes
  return (
    <LazyDialog
      title={t.renewTitle()}
      text={t.renewText()}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" disabled={busy} onClick={onClose}>
            {t.keep()}
          </Button>
          <Button variant="danger" busy={busy} onClick={onRenew}>
            {t.renew()}
          </Button>
        </>
      }
    />
  )
}

/** Eight codes for when the phone is lost: hidden until requested, to copy, print, download and renew. */
export function RecoveryCodes({ codes, shown: open, onShown, fresh, onSaved, renewing, onRenew, onPrint, onDownload }: RecoveryCodesProps) {
  const t = useTranslations('twoFactorPages').codes
  const [asking, setAsking] = useState(false)
  const [was, setWas] = useState(renewing)
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fresh) result.current?.focus()
  }, [fresh])
  if (renewing !== was) {
    setWas(renewing)
    if (was.busy && !renewing.busy && !renewing.problem) setAsking(false)
  }
  const shown = open || fresh

  return (
    <Section title={t.title()}>
      <Stack spacing={4} sx={{ alignItems: 'flex-start' }}>
        {fresh && (
          <Box ref={result} tabIndex={-1} sx={{ alignSelf: 'stretch' }}>
            <Notice severity="success" title={t.fresh()}>
              {t.text()}
            </Notice>
          </Box>
        )}
        {!fresh && (
          <Typography component="p" variant="body2" color="textSecondary">
            {t.text()}
          </Typography>
        )}
        {shown && codes.state === 'ready' && codes.value.length === 0 && <Notice severity="warning">{t.none()}</Notice>}
        {shown && (
          <LoadableView from={codes} skeleton={<Skeleton width={180} height={44} />} failed={t.failed()} level={3}>
            {(list) => <CodeSheet codes={list} onPrint={onPrint} onDownload={onDownload} />}
          </LoadableView>
        )}
        {renewing.problem && <FormProblem problem={renewing.problem} />}
        <Stack direction="row" spacing={2} sx={verbs}>
          {fresh && <Button onClick={onSaved}>{t.saved()}</Button>}
          {!fresh && <VisibilityButton shown={shown} onToggle={() => onShown(!shown)} />}
          {!fresh && (
            <Button variant="text" busy={renewing.busy} onClick={() => setAsking(true)}>
              {t.renew()}
            </Button>
          )}
        </Stack>
      </Stack>
      {asking && <RenewDialog busy={renewing.busy} onRenew={onRenew} onClose={() => setAsking(false)} />}
    </Section>
  )
}
