import Box from '@mui/material/Box'
import MuiDialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import GlobalStyles from '@mui/material/GlobalStyles'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import PrinterIcon from '@phosphor-icons/core/regular/printer.svg?react'
import XIcon from '@phosphor-icons/core/regular/x.svg?react'
import { useId } from 'react'
import type { LegalText } from '../../layouts/frame.ts'
import { IconButton } from '../../components/inputs/IconButton.tsx'
import { PrintStyles } from '../../components/layout/PrintStyles.tsx'
import { keepEscape, useCloseWatcher } from '../../components/utils/useCloseWatcher.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

export interface LegalDialogProps {
  /** The text that is shown. */
  which: LegalText
  /** The help page offers a way to contact support: a chat or an address. */
  reachable: boolean
  /** Called on the close button, Escape, backdrop click and back gesture. */
  onClose: () => void
}

// Focuses the text, so that keys scroll it from the start.
const takeFocus = (text: HTMLElement | null) => text?.focus({ preventScroll: true })

// On paper the text flows over as many pages as it needs.
const onPaper = (
  <GlobalStyles
    styles={{
      '@media print': {
        '.MuiDialog-root:has([data-legal]), .MuiDialog-container:has([data-legal]), .MuiDialog-paper:has([data-legal])': {
          position: 'static !important',
          display: 'block !important',
          overflow: 'visible !important',
          height: 'auto !important',
          maxHeight: 'none !important',
          margin: '0 !important',
          boxShadow: 'none !important',
        },
      },
    }}
  />
)

// Title and buttons stay in view, the text scrolls below them.
const head = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: 4,
  pb: 4,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const

/** The legal texts, as documents with numbered parts. They open over the page because the product has no pages for them. */
export default function LegalDialog({ which, reachable, onClose }: LegalDialogProps) {
  const t = useTranslations('legal')
  const id = useId()
  useCloseWatcher(true, onClose)
  const terms = t.termsOfUse
  const privacy = t.privacyNotice
  const title = which === 'terms' ? terms.title() : privacy.title()
  const parts = (
    which === 'terms'
      ? [terms.account, terms.service, terms.risk, terms.chain, terms.end]
      : [privacy.data, privacy.use, privacy.others, privacy.time, privacy.rights]
  ).map((part, at) => ({
    anchor: `${id}-${at}`,
    title: `${at + 1}. ${part.title()}`,
    text: part === privacy.rights && reachable ? `${part.text()} ${privacy.rights.write()}` : part.text(),
  }))
  const goTo = (anchor: string) => {
    const part = document.getElementById(anchor)
    part?.scrollIntoView()
    part?.focus({ preventScroll: true })
  }
  return (
    <MuiDialog open onClose={onClose} onKeyDown={keepEscape} maxWidth="md" aria-labelledby={id}>
      <PrintStyles part="[data-legal]" />
      {onPaper}
      <Box data-legal="">
        <DialogTitle component="div" sx={head}>
          <Typography component="h2" variant="h3" id={id} sx={{ textWrap: 'balance' }}>
            {title}
          </Typography>
          <Stack direction="row" sx={{ flex: 'none', mt: -1, mr: -2.5, displayPrint: 'none' }}>
            <IconButton label={t.print()} onClick={() => globalThis.print()}>
              <PrinterIcon width={20} height={20} aria-hidden />
            </IconButton>
            <IconButton label={t.close()} onClick={onClose}>
              <XIcon width={20} height={20} aria-hidden />
            </IconButton>
          </Stack>
        </DialogTitle>
        <DialogContent>
          <Stack direction={{ xs: 'column', md: 'row' }} spacing={{ xs: 5, md: 10 }} sx={{ alignItems: 'flex-start', pb: 8 }}>
            <Stack
              component="nav"
              aria-label={t.contents()}
              sx={{ flex: 'none', width: { md: 220 }, position: { md: 'sticky' }, top: { md: 108 }, displayPrint: 'none' }}
            >
              {parts.map(({ anchor, title: name }) => (
                <Link
                  key={anchor}
                  component="button"
                  type="button"
                  variant="body2"
                  underline="hover"
                  onClick={() => goTo(anchor)}
                  sx={{ display: 'flex', alignItems: 'center', minHeight: { xs: 44, md: 36 }, textAlign: 'start' }}
                >
                  {name}
                </Link>
              ))}
            </Stack>
            <Stack ref={takeFocus} tabIndex={-1} role="region" aria-label={title} spacing={7} sx={{ minWidth: 0, outline: 0 }}>
              {parts.map(({ anchor, title: name, text }) => (
                <Box key={anchor} id={anchor} tabIndex={-1} sx={{ scrollMarginTop: 108, outline: 0 }}>
                  <Typography component="h3" variant="h5" sx={{ mb: 2, breakAfter: 'avoid' }}>
                    {name}
                  </Typography>
                  <Typography component="p" color="textSecondary" sx={{ maxWidth: '68ch', textWrap: 'pretty' }}>
                    {text}
                  </Typography>
                </Box>
              ))}
            </Stack>
          </Stack>
        </DialogContent>
      </Box>
    </MuiDialog>
  )
}
