import type { ReferralStatistic } from '#sdk'
import { Avatar } from '../../components/data-display/Avatar.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { RowList, ListRow, RowWords } from '../../components/data-display/ListRow.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { personOf } from './people.ts'

export type NewestPartnersProps = {
  statistic: ReferralStatistic
  /** The structure; `null` hides the link. */
  link: string | null
  partnerHref: (id: string) => string
}

/** The partners who joined last, with the assets of each. */
export function NewestPartners({ statistic, link, partnerHref }: NewestPartnersProps) {
  const t = useTranslations('referral').newest
  const format = useFormat()
  const { now } = useDesignSystem()
  const partners = statistic.newest_partners
  if (partners.length === 0)
    return (
      <Card>
        <EmptyState title={t.none()}>{t.noneText()}</EmptyState>
      </Card>
    )
  return (
    <Section title={t.title()} link={link === null ? null : { label: t.structure(), href: link }}>
      <RowList>
        {partners.map((partner) => (
          <ListRow key={partner.id}>
            <Avatar person={personOf(partner)} />
            <RowWords name={partner.name} href={partnerHref(partner.id)}>
              {t.line({ level: partner.level, day: format.day(partner.joined_at, now()) })}
            </RowWords>
            <span className="figures">
              <Money value={partner.own_assets} unit="USDT" even />
            </span>
          </ListRow>
        ))}
      </RowList>
    </Section>
  )
}
