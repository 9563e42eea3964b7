import DownloadSimpleIcon from '@phosphor-icons/core/regular/download-simple.svg?react'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { LandingDeals, LandingDealsFile } from '#sdk'
import { PublicWidth } from '../../layouts/PublicWidth.tsx'
import type { Loadable } from '../../lib/loadable.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { DealTable } from '../../components/deals/DealTable.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { LandingSection, Heading, Lead } from './LandingSection.tsx'
import { HowItWorks } from './HowItWorks.tsx'

const row = { flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-end', mb: 6, minHeight: 46 } as const

// Without scripts the deals never load: shows a sentence instead of endless skeletons.
const live = { '@media (scripting: none)': { display: 'none' } }

type Props = { deals: Loadable<LandingDeals>; file: Loadable<LandingDealsFile> }

/** The latest deals from the server, with the whole list as a download. */
export function Deals({ deals, file }: Props) {
  const text = useTranslations('landingSections')
  const common = useTranslations('common')
  const icon = <DownloadSimpleIcon width={20} height={20} aria-hidden />
  const format = useFormat()
  const { now } = useDesignSystem()
  const rows = deals.state === 'ready' ? deals.value.data.slice(0, 5) : null
  const none = deals.state === 'ready' && deals.value.data.length === 0
  return (
    <LandingSection on="card" id="uta">
      <PublicWidth>
        <Stack direction="row" spacing={4} sx={row}>
          <Heading>{text.deals.title()}</Heading>
          {file.state === 'ready' ? (
            <Button variant="soft" href={file.value.url} download={file.value.file_name ?? ''} startIcon={icon}>
              {text.deals.download()}
            </Button>
          ) : (
            file.state === 'loading' && (
              <Button variant="soft" disabled startIcon={icon}>
                {text.deals.download()}
              </Button>
            )
          )}
        </Stack>
        {deals.state === 'failed' || none ? (
          <Stack spacing={4} sx={{ alignItems: 'center', justifyContent: 'center', minHeight: 385, textAlign: 'center' }}>
            <Typography color="textSecondary">{none ? text.deals.none() : text.deals.failed()}</Typography>
            {deals.state === 'failed' && (
              <Button variant="soft" onClick={deals.retry}>
                {common.tryAgain()}
              </Button>
            )}
          </Stack>
        ) : (
          <>
            <noscript>
              <Lead>{text.deals.noScript()}</Lead>
            </noscript>
            <Box sx={live}>
              <DealTable caption={text.deals.caption()} deals={rows} bleed few hidden={false} />
              <Typography component="p" variant="caption" color="textTertiary" sx={{ mt: 3, minHeight: 18 }}>
                {rows && text.deals.zone({ zone: format.zone(rows[0]?.closed_at ?? now()) })}
              </Typography>
            </Box>
          </>
        )}
        <HowItWorks />
      </PublicWidth>
    </LandingSection>
  )
}
