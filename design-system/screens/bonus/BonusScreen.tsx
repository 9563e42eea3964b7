import { styled } from '@mui/material/styles'
import type { CurrentBonus, Transaction } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { div, isZero, min as smaller } from '../../lib/money.ts'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { ruledFacts } from '../../components/data-display/ruledFacts.ts'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { LoadMore } from '../../components/data-display/LoadMore.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { Skeleton, SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { BonusCard } from './BonusCard.tsx'
import { TransactionTable } from '../trade/TransactionTable.tsx'
import { BonusHistory } from './BonusHistory.tsx'
import { BonusTerms } from './BonusTerms.tsx'

export interface BonusScreenProps {
  /** Balance of the bonus account, the exchangeable part, and the conditions for the rest. */
  bonus: Loadable<CurrentBonus>
  /** Incoming and outgoing transactions of the account, newest first. */
  history: Loadable<Transaction[]>
  /** The history has another page. */
  more: boolean
  /** The next page is on its way. */
  loadingMore: boolean
  /** The next page failed to load; the list stays. */
  moreFailed: boolean
  /** Requests the next page. */
  onMore: () => void
  /** The exchange, `null` while it is switched off, and each transaction. */
  links: { exchange: string | null; transaction: (id: string) => string }
}

function Now({ bonus }: { bonus: CurrentBonus }) {
  const t = useTranslations('bonus').now
  const format = useFormat()
  const { exchangeable, token, exchange_to, minimum_exchange, balance, worth_usd } = bonus
  const rate = worth_usd === undefined || isZero(balance) ? null : div(worth_usd, balance)
  return (
    <Section title={t.title()}>
      <DescriptionList
        sx={ruledFacts}
        items={[
          { name: t.amount(), value: <Money value={smaller(exchangeable, balance)} unit={token} even /> },
          { name: t.into(), value: exchange_to.join(', ') },
          { name: t.minimum(), value: <Money value={minimum_exchange} unit={token} whole even hidden={false} /> },
          { name: t.rate(), value: rate === null ? null : `1\u00a0${token} ≈ ${format.money(rate, 'USD', { decimals: 4 })}` },
          { name: t.where(), value: t.assets() },
        ]}
      />
    </Section>
  )
}

const Ink = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 20 })

const Waiting = () => (
  <PageStack>
    <CardGrid>
      <CardGridItem span={7}>
        <Ink variant="ink">
          <Skeleton width={120} height={16} on="ink" />
          <Skeleton width={260} height={52} on="ink" />
          <Skeleton height={130} on="ink" />
        </Ink>
      </CardGridItem>
      <CardGridItem span={5}>
        <Card>
          <SkeletonRows count={3} />
        </Card>
      </CardGridItem>
      <CardGridItem span={12}>
        <Card>
          <SkeletonRows count={3} />
        </Card>
      </CardGridItem>
    </CardGrid>
    <Card>
      <SkeletonRows count={3} />
    </Card>
  </PageStack>
)

/** Bonuses: the balance, its conditions, the exchangeable part, and the history. */
export function BonusScreen(props: BonusScreenProps) {
  const { bonus, history, more, loadingMore, moreFailed, onMore, links } = props
  const t = useTranslations('bonus')
  return (
    <>
      <LoadableView from={bonus} failed={t.failed()} safe={t.safe()} card skeleton={<Waiting />}>
        {(value, { savedAt, problem }) => (
          <CardGrid>
            <CardGridItem span={7}>
              <BonusCard bonus={value} savedAt={problem && savedAt} exchange={links.exchange} />
            </CardGridItem>
            <CardGridItem span={5}>
              <Now bonus={value} />
            </CardGridItem>
            <CardGridItem span={12}>
              <BonusTerms bonus={value.bonus} />
            </CardGridItem>
          </CardGrid>
        )}
      </LoadableView>
      {/* The cards above it differ in height: it comes with them. */}
      {bonus.state !== 'loading' && (
        <BonusHistory
          title={t.history.title()}
          transactions={history}
          transactionHref={links.transaction}
          table={(rows) => <TransactionTable rows={rows} transactionHref={links.transaction} />}
        >
          <LoadMore
            shown={history.state === 'ready' ? history.value.length : 0}
            more={more}
            loading={loadingMore}
            failed={moreFailed}
            onMore={onMore}
          />
        </BonusHistory>
      )}
    </>
  )
}
