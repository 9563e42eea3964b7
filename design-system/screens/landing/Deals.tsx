import DownloadSimpleIcon from '@phosphor-icons/core/regular/download-simple.svg?react'
import { styled } from '@mui/material/styles'
import type { LandingDeals, LandingDealsFile } from '#sdk'
import { PublicWidth } from '../../layouts/PublicWidth.tsx'
import type { Loadable } from '../../lib/loadable.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { DealTable } from '../../components/deals/DealTable.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { LandingSection, Heading, Lead } from './LandingSection.tsx'
import { HowItWorks } from './HowItWorks.tsx'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  marginBottom: 24,
  minHeight: 46,
})

// Without scripts the deals never load: shows a sentence instead of endless skeletons.
const Live = styled('div')({ '@media (scripting: none)': { display: 'none' } })

const Failed = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  minHeight: 385,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body1,
  '& p': { margin: 0 },
}))

const Zone = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '12px 0 0',
  minHeight: 18,
  color: theme.vars.palette.text.tertiary,
}))

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
        <Row>
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
        </Row>
        {deals.state === 'failed' || none ? (
          <Failed>
            <p>{none ? text.deals.none() : text.deals.failed()}</p>
            {deals.state === 'failed' && (
              <Button variant="soft" onClick={deals.retry}>
                {common.tryAgain()}
              </Button>
            )}
          </Failed>
        ) : (
          <>
            <noscript>
              <Lead>{text.deals.noScript()}</Lead>
            </noscript>
            <Live>
              <DealTable caption={text.deals.caption()} deals={rows} bleed few hidden={false} />
              <Zone>{rows && text.deals.zone({ zone: format.zone(rows[0]?.closed_at ?? now()) })}</Zone>
            </Live>
          </>
        )}
        <HowItWorks />
      </PublicWidth>
    </LandingSection>
  )
}
