import { textsOf } from '#design-system/i18n/catalogue.ts'
import { currentLocale } from '../i18n/current.ts'

function words(): { title: string; again: string } | null {
  try {
    const { product, tryAgain } = textsOf(currentLocale(), 'common')
    return { title: product(), again: tryAgain() }
  } catch {
    return null
  }
}

const Again = () => (
  <button type="button" onClick={() => window.location.reload()}>
    {words()?.again ?? '↻'}
  </button>
)

/** Shown when even the error page fails to render. It uses no theme, and texts only if they are already loaded. `inside`: a layout surrounds it. */
export const RootErrorFallback = ({ inside = false }: { inside?: boolean }) =>
  inside ? (
    <p>
      <Again />
    </p>
  ) : (
    <main>
      <h1 tabIndex={-1}>{words()?.title ?? 'MATU'}</h1>
      <p>500</p>
      <Again />
    </main>
  )
