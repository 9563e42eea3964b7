import { Button } from '../../components/inputs/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

type Props = { title: string; children: string; links: { trustedWallets: string | null } }

/** Replaces a form that the user's own setting "Only trusted wallets" disables. */
export function TrustedOnlyNotice({ title, children, links }: Props) {
  const t = useTranslations('withdraw').only
  return (
    <Card>
      <EmptyState
        title={title}
        illustration={<EmptyArt width={200} />}
        action={
          links.trustedWallets !== null && (
            <Button variant="soft" href={links.trustedWallets}>
              {t.manage()}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </Card>
  )
}
