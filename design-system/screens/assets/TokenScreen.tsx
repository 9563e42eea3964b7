import type { BalanceList, Preferences, Transaction, UserSettings } from '#sdk'
import { isFuture } from '../../lib/dates.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { isZero } from '../../lib/money.ts'
import { valuedBalances } from '../../lib/valuedBalances.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { SkeletonTable } from '../../components/feedback/SkeletonTable.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { PageStack } from '../../components/layout/CardGrid.tsx'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { NoResultsArt } from '../../components/illustrations/NoResultsArt.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { TransactionTable } from '../trade/TransactionTable.tsx'
import type { TokenLinks } from './TokenActions.tsx'
import { TokenFacts, TokenFactsSkeleton } from './TokenFacts.tsx'
import { TokenHero, TokenHeroSkeleton } from './TokenHero.tsx'

export interface TokenScreenProps {
  /** As in the address: there may be no such token. */
  symbol: string
  /** Balances of all tokens: this one’s amounts, worth and share. */
  balances: Loadable<BalanceList>
  /** The price of MATU in USDT; the page works without it. */
  preferences: Loadable<Preferences>
  /** Whether withdrawals are paused, and until when. */
  settings: Loadable<UserSettings>
  /** The token's latest, newest first; `null` if they cannot be listed by this token. */
  transactions: Loadable<Transaction[]> | null
  /** Actions of the token, and its transactions. */
  links: TokenLinks & {
    /** All tokens. */
    list: string
    topUpUta: string | null
    transactions: string
    transaction: (id: string) => string
  }
}

type HistoryProps = Pick<TokenScreenProps, 'symbol' | 'links'> & { transactions: Loadable<Transaction[]> }

function History({ symbol, transactions, links }: HistoryProps) {
  const t = useTranslations('assets').one
  const words = useTranslations('transactions')
  const token = symbol
  return (
    <LoadableView
      from={transactions}
      skeleton={
        <Card flush>
          <SkeletonTable rows={5} />
        </Card>
      }
      failed={words.failed()}
      safe={words.safe()}
      card
    >
      {(rows, fresh) =>
        rows.length === 0 ? (
          <Card>
            <EmptyState title={t.none({ token })} illustration={<EmptyArt width={180} />}>
              {t.noneText({ token })}
            </EmptyState>
          </Card>
        ) : (
          <Section
            title={t.history({ token })}
            flush
            link={{ label: t.all({ token }), href: links.transactions }}
            aside={<LastUpdated {...fresh} aside />}
          >
            <TransactionTable rows={rows} transactionHref={links.transaction} />
          </Section>
        )
      }
    </LoadableView>
  )
}

function NotFound({ symbol, list }: { symbol: string; list: string }) {
  const t = useTranslations('assets').one
  return (
    <Card>
      <EmptyState
        title={t.missing({ token: symbol })}
        illustration={<NoResultsArt />}
        action={
          <Button variant="soft" href={list}>
            {t.back()}
          </Button>
        }
      >
        {t.missingText()}
      </EmptyState>
    </Card>
  )
}

/** One token: what of it can be spent, what it is worth, its actions and its history. */
export function TokenScreen({ symbol, balances, preferences, settings, transactions, links }: TokenScreenProps) {
  const words = useTranslations('cabinet').balance
  const { now } = useDesignSystem()
  const until = settings.state === 'ready' ? settings.value.withdraws_blocked_until : null
  const matu = symbol === 'MATU' && preferences.state === 'ready' ? preferences.value.matu_price : '0'
  return (
    <PageStack>
      <LoadableView
        from={balances}
        skeleton={
          <PageStack>
            <TokenHeroSkeleton />
            <TokenFactsSkeleton />
            <Card flush>
              <SkeletonTable rows={5} />
            </Card>
          </PageStack>
        }
        failed={words.failed()}
        safe={words.safe()}
        illustration={<ErrorArt width={220} />}
        card
      >
        {(value, { savedAt }) => {
          const balance = valuedBalances(value).data.find(({ token }) => token === symbol)
          if (!balance) return <NotFound symbol={symbol} list={links.list} />
          return (
            <>
              <TokenHero balance={balance} blockedUntil={until && isFuture(until, now()) ? until : null} savedAt={savedAt} links={links} />
              <TokenFacts balance={balance} rate={isZero(matu) ? null : matu} />
              {transactions && <History symbol={symbol} transactions={transactions} links={links} />}
            </>
          )
        }}
      </LoadableView>
    </PageStack>
  )
}
