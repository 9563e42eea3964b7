import { ContactBlock } from '../../components/feedback/ContactBlock.tsx'
import { BlockedPanel } from '../../components/feedback/BlockedPanel.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { PageStack } from '../../components/layout/CardGrid.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { FreezeState } from '../../lib/freeze.ts'
import { FrozenHead } from './FrozenAccount.tsx'

export interface FrozenPageProps {
  freeze: FreezeState
  /** Where the account is unfrozen. */
  href: string
}

/** In the place of a form that moves money, while the account is frozen: since when or until when, and the way to the security page. */
export function FrozenPage({ freeze, href }: FrozenPageProps) {
  const t = useTranslations('security')
  const format = useFormat()
  const { now } = useDesignSystem()
  const action = (
    <Button variant="soft" href={href}>
      {t.gate.open()}
    </Button>
  )
  return (
    <PageStack>
      {freeze.until === null ? (
        <Card>
          <FrozenHead text={t.gate.text({ moment: format.dayTime(freeze.since, now(), true) })} action={action} />
        </Card>
      ) : (
        <>
          <BlockedPanel
            title={t.thawing.title({ day: format.longDay(freeze.until, now()), time: format.time(freeze.until) })}
            until={freeze.until}
          >
            {t.thawing.text()}
          </BlockedPanel>
          <div>{action}</div>
        </>
      )}
      <ContactBlock />
    </PageStack>
  )
}
