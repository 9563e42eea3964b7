import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

type Retry = () => void

const Parts = createContext<{ add: (retry: Retry) => () => void; several: boolean } | null>(null)

/** When several parts of a page failed, shows one retry above the page for all of them; a single one keeps its own. */
export function FailedParts({ children }: { children: ReactNode }) {
  const t = useTranslations('frame').notice
  const common = useTranslations('common')
  const [retries, setRetries] = useState<readonly Retry[]>([])
  const add = useCallback((retry: Retry) => {
    setRetries((before) => [...before, retry])
    return () => setRetries((before) => before.filter((one) => one !== retry))
  }, [])
  const several = retries.length > 1
  const parts = useMemo(() => ({ add, several }), [add, several])
  return (
    <Parts value={parts}>
      {several && (
        <Notice
          tone="negative"
          action={
            <Button variant="soft" size="small" onClick={() => retries.forEach((retry) => retry())}>
              {common.tryAgain()}
            </Button>
          }
        >
          {t.failedParts()}
        </Notice>
      )}
      {children}
    </Parts>
  )
}

/** For a failed part: whether the page offers one retry for all parts. */
export function useFailedPart(retry: Retry | undefined): boolean {
  const parts = use(Parts)
  const add = parts?.add
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  const canRetry = retry !== undefined
  useEffect(() => (add && canRetry ? add(() => latest.current?.()) : undefined), [add, canRetry])
  return canRetry && parts?.several === true
}
