import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { Loadable } from '../../lib/loadable.ts'
import type { Sort } from '../../lib/sort.ts'
import { Avatar } from '../../components/data-display/Avatar.tsx'
import { BarsGlyph } from '../../components/brand/BarsGlyph.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { ruledFacts } from '../../components/data-display/ruledFacts.ts'
import { factGrid } from '../../components/data-display/factGrid.ts'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { CardGrid, CardGridItem, PageStack } from '../../components/layout/CardGrid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { NoResultsArt } from '../../components/illustrations/NoResultsArt.tsx'
import { useRankName } from '../../components/data-display/useRankName.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { InvitedPartners } from './InvitedPartners.tsx'
import type { PartnerColumn, PartnerView } from './partnerView.ts'
import { byJoined } from './partnerView.ts'
import { personOf, rankBars } from './people.ts'

export interface PartnerScreenProps {
  /** The partner with their line of inviters; `missing` if there is none with this id. */
  partner: Loadable<PartnerView | 'missing'>
  /** All partners have loaded: those whom this one invited are known as a whole. */
  complete: boolean
  /** The order of those; the newest first by default. */
  sort?: Sort<PartnerColumn>
  /** Another order was asked for. */
  onSort: (next: Sort) => void
  /** The structure, and the page of each partner. */
  links: { structure: string; partner: (id: string) => string }
}

// A name keeps its width; a finger may press the space around it.
const Path = styled(Breadcrumbs)({
  '& a': { position: 'relative', display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& a::after': { content: '""', position: 'absolute', inset: '0 -11px' },
})
function Line({ view, links }: { view: PartnerView } & Pick<PartnerScreenProps, 'links'>) {
  const t = useTranslations('structure')
  return (
    <Path aria-label={t.path()} maxItems={Infinity} separator={<CaretRightIcon width={14} height={14} />}>
      <TextLink href={links.structure}>{t.you()}</TextLink>
      {view.above.map(({ id, name }) => (
        <TextLink key={id} href={links.partner(id)}>
          {name}
        </TextLink>
      ))}
      <Typography component="span" variant="subtitle1" color="textPrimary" aria-current="page">
        {view.partner.name}
      </Typography>
    </Path>
  )
}

/** Who it is, and what they hold. */
function About({ view }: { view: PartnerView }) {
  const t = useTranslations('structure')
  const format = useFormat()
  const rankName = useRankName()
  const { partner } = view
  return (
    <Card>
      <Stack direction="row" spacing={4} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 5 }}>
        <Avatar person={personOf(partner)} />
        <Stack spacing={1.5} sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography component="h2" variant="h4">
            {partner.name}
          </Typography>
          <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}
            >
              <BarsGlyph count={5} filled={rankBars(partner.rank)} />
              {rankName(partner.rank)}
            </Typography>
            <StatusChip {...(partner.is_active && { color: 'success' as const, icon: <CheckCircleFillIcon /> })}>
              {partner.is_active ? t.one.active() : t.one.inactive()}
            </StatusChip>
          </Stack>
        </Stack>
      </Stack>
      <DescriptionList
        sx={factGrid}
        items={[
          { name: t.one.assets(), value: <Money value={partner.own_assets} unit="USDT" even /> },
          { name: t.one.volume(), value: <Money value={partner.structure_volume} unit="USDT" even /> },
          { name: t.columns.partners(), value: format.integer(partner.partners_count) },
          { name: t.one.place(), value: t.level({ level: partner.level }) },
        ]}
      />
    </Card>
  )
}

/** The dark card: what the partner has brought the user, since when, and through whom. */
function Rewards({ view, links }: { view: PartnerView } & Pick<PartnerScreenProps, 'links'>) {
  const t = useTranslations('structure')
  const format = useFormat()
  const { now } = useDesignSystem()
  const { partner, above } = view
  const inviter = above.at(-1)
  return (
    <Card variant="ink" aria-label={t.one.rewards()}>
      <Typography component="h3" variant="subtitle1" color="textOnInkMuted" sx={{ mb: 2 }}>
        {t.one.rewards()}
      </Typography>
      <Money value={partner.income} unit="MATU" size="xl" />
      <Box sx={{ mt: 4, '&& dt': { color: 'text.onInkMuted' } }}>
        <DescriptionList
          sx={ruledFacts}
          items={[
            { name: t.columns.joined(), value: format.day(partner.joined_at, now()) },
            {
              name: t.one.invitedBy(),
              value: inviter ? (
                <Link href={links.partner(inviter.id)} color="inherit">
                  {inviter.name}
                </Link>
              ) : (
                t.you()
              ),
            },
          ]}
        />
      </Box>
    </Card>
  )
}

function NotFound({ structure }: { structure: string }) {
  const t = useTranslations('structure').one
  return (
    <Card>
      <EmptyState
        title={t.missing()}
        illustration={<NoResultsArt />}
        action={
          <Button variant="soft" href={structure}>
            {t.back()}
          </Button>
        }
      >
        {t.missingText()}
      </EmptyState>
    </Card>
  )
}

/** One partner: who it is, the line to the user, the rewards, and those whom the partner invited. */
export function PartnerScreen({ partner, complete, sort = byJoined, onSort, links }: PartnerScreenProps) {
  const t = useTranslations('structure')
  return (
    <PageStack>
      <LoadableView
        from={partner}
        failed={t.failed()}
        safe={t.safe()}
        card
        skeleton={
          <Card>
            <SkeletonRows count={5} />
          </Card>
        }
      >
        {(view, { savedAt }) =>
          view === 'missing' ? (
            <NotFound structure={links.structure} />
          ) : (
            <>
              <Line view={view} links={links} />
              {savedAt !== undefined && (
                <div>
                  <StaleDataLabel at={savedAt} />
                </div>
              )}
              <CardGrid>
                <CardGridItem span={8} narrow={7}>
                  <About view={view} />
                </CardGridItem>
                <CardGridItem span={4} narrow={5}>
                  <Rewards view={view} links={links} />
                </CardGridItem>
              </CardGrid>
              <InvitedPartners view={view} complete={complete} sort={sort} onSort={onSort} hrefOf={links.partner} />
            </>
          )
        }
      </LoadableView>
    </PageStack>
  )
}
