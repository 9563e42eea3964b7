import { LoadableView } from '#design-system/components/feedback/LoadableView.tsx'
import { SkeletonRows } from '#design-system/components/feedback/Skeleton.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import { useTranslations } from '#design-system/provider/DesignSystemContext.ts'
import { FreezeCard } from '#design-system/screens/security/FreezeCard.tsx'
import { FrozenAccount } from '#design-system/screens/security/FrozenAccount.tsx'
import { useConfig, useSession } from '../../auth/environment-hooks.ts'
import { useFreeze } from '../../hooks/use-freeze.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useSupport } from '../../hooks/use-support.ts'
import { useFreezing } from './use-freezing.ts'

export interface FreezePartProps {
  /** `head`: the state of a frozen account; `card`: the way to freeze it. Each is nothing in the other state. */
  place: 'head' | 'card'
}

/** The freeze on the security page. */
export default function FreezePart({ place }: FreezePartProps) {
  const { to } = usePath()
  const { twoFactor, verification } = useSession()
  const { features } = useConfig()
  const t = useTranslations('security').freeze
  const support = useSupport()
  const freeze = useFreeze()
  const { freezing, onFreeze, ...thaw } = useFreezing()
  if (freeze === null) return null
  if (place === 'head')
    return (
      freeze.state === 'ready' &&
      freeze.value !== null && (
        <FrozenAccount
          freeze={freeze.value}
          twoFactor={twoFactor}
          freezing={freezing}
          onFreeze={onFreeze}
          {...thaw}
          links={{
            password: '#password',
            sessions: features.includes('sessions') ? to('/cabinet/profile/safety/sessions') : null,
            wallets: verification === 'verified' && twoFactor ? to('/cabinet/profile/trusted-wallets') : null,
            support,
          }}
        />
      )
    )
  return (
    <LoadableView
      from={freeze}
      skeleton={
        <Card>
          <SkeletonRows count={3} amount={false} />
        </Card>
      }
      failed={t.stateFailed()}
      safe={t.stateSafe()}
      card
    >
      {(state) => state === null && <FreezeCard twoFactor={twoFactor} freezing={freezing} onFreeze={onFreeze} />}
    </LoadableView>
  )
}
