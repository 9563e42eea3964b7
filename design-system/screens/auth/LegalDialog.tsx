import { styled } from '@mui/material/styles'
import type { LegalText } from '../../layouts/frame.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { Dialog } from '../../components/feedback/Dialog.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

export interface LegalDialogProps {
  /** The text that is shown. */
  which: LegalText
  /** The help page offers a way to contact support: a chat or an address. */
  reachable: boolean
  /** Called on the close button, Escape, backdrop click and back gesture. */
  onClose: () => void
}

const Words = styled('div')(({ theme }) => ({
  maxHeight: '52dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInlineEnd: 8,
  color: theme.vars.palette.text.secondary,
  '& h3': { ...theme.typography.subtitle1, margin: '0 0 4px', color: theme.vars.palette.text.primary },
  '& p': { ...theme.typography.body2, margin: 0 },
  '& > * + *': { marginTop: 16 },
}))

// Focuses the text, so that keys scroll it from the start.
const takeFocus = (text: HTMLElement | null) => text?.focus()

/** The legal texts accepted at registration. They are dialogs because the product has no pages for them. */
export default function LegalDialog({ which, reachable, onClose }: LegalDialogProps) {
  const t = useTranslations('legal')
  const terms = t.termsOfUse
  const privacy = t.privacyNotice
  const parts =
    which === 'terms'
      ? [terms.account, terms.service, terms.risk, terms.chain, terms.end]
      : [privacy.data, privacy.use, privacy.others, privacy.time, privacy.rights]
  const title = which === 'terms' ? terms.title() : privacy.title()
  return (
    <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>{t.close()}</Button>}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
      <Words ref={takeFocus} tabIndex={0} role="region" aria-label={title}>
        {parts.map((part) => (
          <div key={part.title()}>
            <h3>{part.title()}</h3>
            <p>
              {part.text()}
              {part === privacy.rights && reachable && ` ${privacy.rights.write()}`}
            </p>
          </div>
        ))}
      </Words>
    </Dialog>
  )
}
