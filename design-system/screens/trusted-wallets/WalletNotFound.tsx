import { Button } from '../../components/inputs/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { NoResultsArt } from '../../components/illustrations/NoResultsArt.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

/** The wallet is not in the list: what to do next. */
export function WalletNotFound({ links }: { links: { list: string; again?: string } }) {
  const t = useTranslations('wallets')
  return (
    <Card>
      <EmptyState
        title={t.gone.title()}
        illustration={<NoResultsArt />}
        action={
          <>
            {links.again !== undefined && (
              <Button variant="soft" href={links.again}>
                {t.add()}
              </Button>
            )}
            <Button variant={links.again === undefined ? 'soft' : 'text'} href={links.list}>
              {t.done.back()}
            </Button>
          </>
        }
      >
        {t.gone.text()}
      </EmptyState>
    </Card>
  )
}
