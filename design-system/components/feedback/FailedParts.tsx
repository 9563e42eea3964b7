import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Button } from '../inputs/Button.tsx'
import { Notice } from './Notice.tsx'

type Retry = () => void

/** What of a failure the page says for its parts: nothing, the retry, or the cause too. */
type Shared = 'nothing' | 'retry' | 'cause'

const Parts = createContext<{ add: (retry: Retry) => () => void; shared: Shared } | null>(null)

type Props = {
  /** While there is no connection: the page's notice about it, which also offers the retry of what failed for that reason. */
  offline?: ((retry: ReactNode) => ReactNode) | null
  /** The content of the page. */
  children: ReactNode
}

/** When several parts of a page failed, shows one retry above the page for all of them; a single one keeps its own. Offline, the page says it once. */
export function FailedParts({ offline = null, children }: Props) {
  const t = useTranslations('frame').notice
  const common = useTranslations('common')
  const [retries, setRetries] = useState<readonly Retry[]>([])
  const add = useCallback((retry: Retry) => {
    setRetries((before) => [...before, retry])
    return () => setRetries((before) => before.filter((one) => one !== retry))
  }, [])
  const shared: Shared = offline ? 'cause' : retries.length > 1 ? 'retry' : 'nothing'
  const parts = useMemo(() => ({ add, shared }), [add, shared])
  const retry = retries.length > 0 && (
    <Button variant="soft" size="small" onClick={() => retries.forEach((one) => one())}>
      {common.tryAgain()}
    </Button>
  )
  return (
    <Parts value={parts}>
      {offline?.(retry)}
      {shared === 'retry' && (
        <Notice severity="error" action={retry}>
          {t.failedParts()}
        </Notice>
      )}
      {children}
    </Parts>
  )
}

/** For a failed part: what the page says for it. */
export function useFailedPart(retry: Retry | undefined): Shared {
  const parts = use(Parts)
  const add = parts?.add
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  const canRetry = retry !== undefined
  useEffect(() => (add && canRetry ? add(() => latest.current?.()) : undefined), [add, canRetry])
  return canRetry && parts ? parts.shared : 'nothing'
}
