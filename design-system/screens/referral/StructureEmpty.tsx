import { Button } from '../../components/inputs/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { NoResultsArt } from '../../components/illustrations/NoResultsArt.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

/** Nobody has been invited yet: where the invitation link is. */
export function NoPartners({ href }: { href: string | null }) {
  const t = useTranslations('structure')
  const action = href && (
    <Button variant="soft" href={href}>
      {t.getLink()}
    </Button>
  )
  return (
    <Card>
      <EmptyState title={t.none()} illustration={<EmptyArt width={200} />} action={action}>
        {t.noneText()}
      </EmptyState>
    </Card>
  )
}

/** No partner fits the search and the filter: resets both. */
export function NoMatches({ onReset }: { onReset: () => void }) {
  const t = useTranslations('structure')
  return (
    <Card>
      <EmptyState
        title={t.noMatch()}
        illustration={<NoResultsArt width={200} />}
        action={
          <Button variant="soft" onClick={onReset}>
            {t.reset()}
          </Button>
        }
      >
        {t.noMatchText()}
      </EmptyState>
    </Card>
  )
}
