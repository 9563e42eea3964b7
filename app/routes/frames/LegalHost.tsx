import { useReader } from '#design-system/provider/reader.ts'
import type { LegalDialogProps } from '#design-system/screens/auth/LegalDialog.tsx'
import { lazyPage } from '../../root/lazy-page.tsx'

const Legal = lazyPage<LegalDialogProps>(() => import('#design-system/screens/auth/LegalDialog.tsx'), ['legal'])

/** Terms and privacy, over the page that names them: they have no page of their own (product.md §2). */
export default function LegalHost(props: LegalDialogProps) {
  return <Legal.Component locale={useReader().locale} {...props} />
}
