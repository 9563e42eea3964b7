import Stack from '@mui/material/Stack'
import type { UtaPlan } from '#sdk'
import { Button } from '../../components/inputs/Button.tsx'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import { RowList, ListRow } from '../../components/data-display/ListRow.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Section } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Actions, Bottom, Hero } from '../cabinet/hero.ts'

/** An introduction to UTA for users without a subscription: plans beside it, public deals below. */
export function UtaTeaser({ href }: { href: string | null }) {
  const t = useTranslations('utaOverview').teaser
  return (
    <Hero variant="ink" aria-label={t.title()}>
      <Stack spacing={2.5} sx={{ maxWidth: '48ch' }}>
        <Typography component="h2" variant="h3">
          {t.title()}
        </Typography>
        <Typography component="p" color="textOnInkMuted">
          {t.text()}
        </Typography>
      </Stack>
      {href && (
        <Actions>
          <Button variant="ink" href={href}>
            {t.plans()}
          </Button>
        </Actions>
      )}
      <Bottom className="tall">
        <ShareBar on="ink" height={32} segments={[]} needle={0.3} label={t.nothing()} />
      </Bottom>
    </Hero>
  )
}

/** The plans in brief: duration and price. */
export function PlanTeaser({ plans, href }: { plans: readonly UtaPlan[]; href: string | null }) {
  const t = useTranslations('utaOverview').teaser
  return (
    <Section title={t.subscriptions()} link={href === null ? null : { label: t.choose(), href }}>
      <RowList>
        {plans.map(({ id, name, period_days, price_amount, price_token }) => (
          <ListRow key={id}>
            <span className="words">
              <Typography variant="subtitle1">{name}</Typography>
              <Typography variant="caption" color="textTertiary">
                {t.days({ count: period_days })}
              </Typography>
            </span>
            <span className="figures">
              <Money value={price_amount} unit={price_token} whole even hidden={false} />
            </span>
          </ListRow>
        ))}
      </RowList>
    </Section>
  )
}
