import { styled } from '@mui/material/styles'
import type { Freshness } from '../lib/loadable.ts'
import { useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import { useFormat } from '../provider/useFormat.ts'
import { phone } from './paint.ts'
import { StaleDataLabel } from './StaleDataLabel.tsx'
import { Text } from './Text.tsx'

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
        <Text variant="caption" tone={on === 'ink' ? 'onInkMuted' : 'tertiary'} numeric>
          {t.trueAt({ time: zone ? `${time} ${format.zone(at)}` : time })}
        </Text>
      ) : (
        <StaleDataLabel at={savedAt} on={on} />
      )}
    </Root>
  )
}
