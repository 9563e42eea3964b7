import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { styled } from '@mui/material/styles'
import type { LandingDeals, LandingDealsFile } from '#sdk'
import { PublicWidth } from '../../layouts/PublicWidth.tsx'
import type { Loadable } from '../../lib/loadable.ts'
import { Button } from '../../parts/Button.tsx'
import { DealTable } from '../../parts/deals/DealTable.tsx'
import { paint } from '../../parts/paint.ts'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Band, Heading, Lead } from './Band.tsx'
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

// Without scripts the deals never come: a sentence in the place of lines that would wait for ever.
const Live = styled('div')({ '@media (scripting: none)': { display: 'none' } })

const Failed = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  minHeight: 385,
  textAlign: 'center',
  color: paint(theme).text.secondary,
  ...theme.typography.body1,
  '& p': { margin: 0 },
}))

const Zone = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '12px 0 0',
  minHeight: 18,
  color: paint(theme).text.tertiary,
}))

type Props = { deals: Loadable<LandingDeals>; file: Loadable<LandingDealsFile> }

/** The latest deals as the server has them, with the whole list to take along. */
export function Deals({ deals, file }: Props) {
  const text = useText('landing')
  const common = useText('common')
  const icon = <DownloadSimpleIcon size={20} aria-hidden />
  const format = useFormat()
  const { now } = useReader()
  const rows = deals.state === 'ready' ? deals.value.data.slice(0, 5) : null
  const none = deals.state === 'ready' && deals.value.data.length === 0
  return (
    <Band on="card" id="uta">
      <PublicWidth>
        <Row>
          <Heading>{text.deals.title()}</Heading>
          {file.state === 'ready' ? (
            <Button variant="soft" href={file.value.url} download={file.value.file_name} startIcon={icon}>
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
              <DealTable caption={text.deals.caption()} deals={rows} bleed few />
              <Zone>{rows && text.deals.zone({ zone: format.zone(rows[0]?.closed_at ?? now()) })}</Zone>
            </Live>
          </>
        )}
        <HowItWorks />
      </PublicWidth>
    </Band>
  )
}
