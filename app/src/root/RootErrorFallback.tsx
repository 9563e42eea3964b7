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

/** Drawn when even the error page cannot be: no theme, and the words only if they were loaded before. `inside`: a frame stands round it. */
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
