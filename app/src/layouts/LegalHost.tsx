import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import type { LegalDialogProps } from '#design-system/screens/auth/LegalDialog.tsx'
import { lazyPart } from '../hooks/lazy-part.tsx'
import { useSupport } from '../hooks/use-support.ts'

const Legal = lazyPart<LegalDialogProps>(() => import('#design-system/screens/auth/LegalDialog.tsx'), ['legal'])

export type LegalHostProps = Omit<LegalDialogProps, 'reachable'>

/** Terms and privacy, in a dialog over the page that links to them: they have no pages of their own. */
export default function LegalHost(props: LegalHostProps) {
  return <Legal.Component locale={useDesignSystem().locale} reachable={useSupport() !== null} {...props} />
}
