import Stack from '@mui/material/Stack'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Button } from '../inputs/Button.tsx'
import { Notice } from '../feedback/Notice.tsx'
import Typography from '@mui/material/Typography'
import { useIsOld } from './useIsOld.ts'

export type LoadMoreProps = {
  /** Number of rows on the screen. A total that is not known is never shown. */
  shown: number
  /** There is another page. */
  more: boolean
  /** The next page is on its way: the button shows it and fires once. */
  loading: boolean
  /** The next page failed to load; the list stays. */
  failed: boolean
  /** Maximum number of rows the next page adds. */
  step?: number
  /** Requests the next page, also after one that failed. */
  onMore: () => void
  /** When the list was fetched (ms): said once it is old. */
  asOf?: number | null
  /** Also loads when the end of the list scrolls near the viewport. */
  auto?: boolean
}

/** The end of a paginated list: count, button to load more, error. */
export function LoadMore({ shown, more, loading, failed, step = 20, onMore, asOf = null, auto = false }: LoadMoreProps) {
  const t = useTranslations('frame')
  const common = useTranslations('common')
  const format = useFormat()
  const { now } = useDesignSystem()
  const isOld = useIsOld(asOf ?? undefined)
  const end = useRef<HTMLDivElement>(null)
  const ready = auto && more && !loading && !failed
  const near = useEffectEvent(onMore)

  useEffect(() => {
    if (!ready || !end.current) return
    const seen = new IntersectionObserver(
      // Under load the observer reports several entries at once; the first may predate the scroll.
      (looks) => {
        if (looks.at(-1)?.isIntersecting) near()
      },
      { rootMargin: '600px 0px' },
    )
    seen.observe(end.current)
    return () => seen.disconnect()
    // A response may arrive before the loading state was rendered, and the list may grow while its end stays in view: observe anew for each page.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [ready, shown])

  if (failed)
    return (
      <Notice
        severity="error"
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
    <Stack
      ref={end}
      direction="row"
      spacing={3}
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: 44,
        // In the card of its list; below the card, the page's gap keeps them apart.
        'ul + &': { mt: 4 },
      }}
    >
      <Typography variant="caption" color="textSecondary">
        {t.shown({ count: shown })}
        {asOf !== null && isOld && ` · ${t.asOf({ time: format.since(asOf, now()) })}`}
      </Typography>
      {more && (
        <Button variant="soft" onClick={onMore} busy={loading}>
          {t.showMore({ count: step })}
        </Button>
      )}
    </Stack>
  )
}
