import LegalDialog from '#design-system/screens/auth/LegalDialog.tsx'
import type { LegalDialogProps } from '#design-system/screens/auth/LegalDialog.tsx'
import { useSupport } from '../hooks/use-support.ts'

export type LegalHostProps = Omit<LegalDialogProps, 'reachable'>

/** Terms and privacy, in a dialog over the page that links to them: they have no pages of their own. */
export default function LegalHost(props: LegalHostProps) {
  return <LegalDialog reachable={useSupport() !== null} {...props} />
}
