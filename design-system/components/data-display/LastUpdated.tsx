import Box from '@mui/material/Box'
import type { Freshness } from '../../lib/loadable.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { tabular } from '../../theme/mixins.ts'
import { StaleDataLabel } from './StaleDataLabel.tsx'
import { useIsOld } from './useIsOld.ts'
import Typography from '@mui/material/Typography'

export type LastUpdatedProps = Freshness & {
  /** The surface it is on: the light card or the dark one. */
  on?: 'card' | 'ink'
  /** In a heading line: beside the heading, on phones below it. */
  aside?: boolean
  /** Also shows the time zone, where days or months are counted in it. */
  zone?: boolean
}

/** When the surrounding figures were fetched, once they are some minutes old or come from the cache. On a fresh page it says nothing. */
export function LastUpdated({ asOf, savedAt, on = 'card', aside = false, zone = false }: LastUpdatedProps) {
  const t = useTranslations('frame')
  const format = useFormat()
  const { now } = useDesignSystem()
  const at = savedAt ?? asOf
  const isOld = useIsOld(at)
  if (at === undefined || (savedAt === undefined && !isOld)) return null
  const time = format.since(at, now())
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        // The same height in both forms, so that a failed refresh moves nothing.
        minHeight: 26,
        ...(aside && { mr: 'auto', order: { xs: 1, md: 0 }, flexBasis: { xs: '100%', md: 'auto' } }),
      }}
    >
      {savedAt === undefined ? (
        <Typography variant="caption" color={on === 'ink' ? 'textOnInkMuted' : 'textTertiary'} sx={tabular}>
          {t.trueAt({ time: zone ? `${time} ${format.zone(at)}` : time })}
        </Typography>
      ) : (
        <StaleDataLabel at={savedAt} on={on} />
      )}
    </Box>
  )
}
