import { Button } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { NoResultsArt } from '../../parts/illustrations/NoResultsArt.tsx'
import { Card } from '../../parts/Section.tsx'
import { useText } from '../../provider/reader.ts'

/** No such wallet in the list, and the ways on. */
export function GoneWallet({ links }: { links: { list: string; again?: string } }) {
  const t = useText('wallets')
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
