import { styled } from '@mui/material/styles'
import type { Freshness } from '../lib/loadable.ts'
import { useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import { useFormat } from '../provider/useFormat.ts'
import { phone, tabular } from './paint.ts'
import { StaleDataLabel } from './StaleDataLabel.tsx'
import Typography from '@mui/material/Typography'

// As tall in either form, so that nothing moves when figures could not be renewed.
const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 26,
  '&[data-aside]': { marginInlineEnd: 'auto', [phone]: { order: 1, flexBasis: '100%' } },
})

export type LastUpdatedProps = Freshness & {
  on?: 'card' | 'ink'
  /** In the line of a heading: right beside it, on a phone below. */
  aside?: boolean
  /** With the time's zone: where days or months are counted in it. */
  zone?: boolean
}

/** When the figures around it were true. It changes in its place when they are renewed, and says so where they could not be. */
export function LastUpdated({ asOf, savedAt, on = 'card', aside = false, zone = false }: LastUpdatedProps) {
  const t = useTranslations('frame')
  const format = useFormat()
  const { now } = useDesignSystem()
  const at = savedAt ?? asOf
  if (at === undefined) return null
  const time = format.since(at, now())
  return (
    <Root {...(aside && { 'data-aside': '' })}>
      {savedAt === undefined ? (
        <Typography variant="caption" color={on === 'ink' ? 'textOnInkMuted' : 'textTertiary'} sx={tabular}>
          {t.trueAt({ time: zone ? `${time} ${format.zone(at)}` : time })}
        </Typography>
      ) : (
        <StaleDataLabel at={savedAt} on={on} />
      )}
    </Root>
  )
}
