import { styled } from '@mui/material/styles'
import type { LegalText } from '../../layouts/frame.ts'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { paint } from '../../parts/paint.ts'
import { useText } from '../../provider/reader.ts'

export interface LegalDialogProps {
  which: LegalText
  onClose: () => void
}

const Words = styled('div')(({ theme }) => ({
  maxHeight: '52dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInlineEnd: 8,
  color: paint(theme).text.secondary,
  '& h3': { ...theme.typography.subtitle1, margin: '0 0 4px', color: paint(theme).text.primary },
  '& p': { ...theme.typography.body2, margin: '0 0 16px' },
  '& p:last-child': { marginBottom: 0 },
}))

/** What is agreed to at registration, where it is agreed to: there is no page for it (product.md §2). */
export default function LegalDialog({ which, onClose }: LegalDialogProps) {
  const t = useText('legal')
  const terms = t.termsOfUse
  const privacy = t.privacyNotice
  const parts =
    which === 'terms'
      ? [terms.account, terms.service, terms.risk, terms.chain, terms.end]
      : [privacy.data, privacy.use, privacy.others, privacy.time, privacy.rights]
  const title = which === 'terms' ? terms.title() : privacy.title()
  return (
    <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>{t.close()}</Button>}>
      {/* Takes the focus first: a long text is read from its beginning, and scrolled by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls has to be reached by keyboard */}
      <Words tabIndex={0} role="region" aria-label={title}>
        {parts.map((part) => (
          <div key={part.title()}>
            <h3>{part.title()}</h3>
            <p>{part.text()}</p>
          </div>
        ))}
      </Words>
    </Dialog>
  )
}
