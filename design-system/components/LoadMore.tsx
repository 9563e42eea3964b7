import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import { useFormat } from '../provider/useFormat.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import Typography from '@mui/material/Typography'

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
})

export type LoadMoreProps = {
  /** How many are on the screen. A total that nobody knows is never named. */
  shown: number
  /** There is another page. */
  more: boolean
  loading: boolean
  /** The next page did not come; the list stays. */
  failed: boolean
  /** How many the next page brings at most. */
  step?: number
  onMore: () => void
  /** When the list was true (ms). */
  asOf?: number | null
  /** Also loads when its end comes near while scrolling. */
  auto?: boolean
}

/** The end of a list that goes on. */
export function LoadMore({ shown, more, loading, failed, step = 20, onMore, asOf = null, auto = false }: LoadMoreProps) {
  const t = useTranslations('frame')
  const common = useTranslations('common')
  const format = useFormat()
  const { now } = useDesignSystem()
  const end = useRef<HTMLDivElement>(null)
  const ready = auto && more && !loading && !failed
  const near = useEffectEvent(onMore)

  useEffect(() => {
    if (!ready || !end.current) return
    const seen = new IntersectionObserver(
      // On a busy machine several looks come at once: the first of them may be of before the scroll.
      (looks) => {
        if (looks.at(-1)?.isIntersecting) near()
      },
      { rootMargin: '600px 0px' },
    )
    seen.observe(end.current)
    return () => seen.disconnect()
    // An answer may come before it was ever seen to load, and the list may grow while its end stays in view: each page is looked at anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [ready, shown])

  if (failed)
    return (
      <Notice
        tone="negative"
        title={t.moreFailed()}
        action={
          <Button variant="soft" size="small" onClick={onMore} busy={loading}>
            {common.tryAgain()}
          </Button>
        }
      >
        {t.moreFailedHint()}
      </Notice>
    )
  return (
    <Root ref={end}>
      <Typography variant="caption" color="textSecondary">
        {t.shown({ count: shown })}
        {asOf !== null && ` · ${t.asOf({ time: format.since(asOf, now()) })}`}
      </Typography>
      {more && (
        <Button variant="soft" onClick={onMore} busy={loading}>
          {t.showMore({ count: step })}
        </Button>
      )}
    </Root>
  )
}
