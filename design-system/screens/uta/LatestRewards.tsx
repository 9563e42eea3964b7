import type { Transaction } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { transactionTime } from '../../lib/transactionTime.ts'
import { ListRow, RowList, RowWords } from '../../components/data-display/ListRow.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { detailWords, typeWord } from '../../components/data-display/transactionLabels.ts'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

type Props = {
  rewards: Loadable<Transaction[]>
  /** All of them; each reward's transaction. */
  links: { rewards: string | null; transaction: (id: string) => string }
}

/** The latest credits. All are of one type, so each row begins with whom it is from. */
export function LatestRewards({ rewards, links }: Props) {
  const t = useTranslations('utaReward')
  const words = useTranslations('frame').transaction
  const format = useFormat()
  const { now } = useDesignSystem()
  return (
    <Section title={t.rows()} link={links.rewards === null ? null : { label: t.allRows(), href: links.rewards }}>
      <LoadableView from={rewards} skeleton={<SkeletonRows count={12} />} failed={t.rowsFailed()} level={3}>
        {(list) => (
          <RowList>
            {list.map((one) => (
              <ListRow key={one.id}>
                <RowWords name={detailWords(words, one) || typeWord(words, one.type)} href={links.transaction(one.id)}>
                  {format.since(transactionTime(one).at, now())}
                </RowWords>
                <span className="figures">
                  <Money value={one.amount} unit={one.token} gain even />
                </span>
              </ListRow>
            ))}
          </RowList>
        )}
      </LoadableView>
    </Section>
  )
}
