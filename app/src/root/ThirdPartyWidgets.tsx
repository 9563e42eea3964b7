import { Suspense } from 'react'
import type { ConsentBarProps } from '#design-system/components/ConsentBar.tsx'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import type { RoutePath } from '../paths.ts'
import { routeMeta } from '../paths.ts'
import { useApp, useConfig, usePreferences } from './app-context.ts'
import ChatHost from './ChatHost.tsx'
import { lazyPart } from './lazy-part.tsx'

const Bar = lazyPart<ConsentBarProps>(() => import('#design-system/components/ConsentBar.tsx'), ['legal'])

/**
 * Where whether visits may be counted is asked: on the pages of everybody at the edge, on those with a form out of its way. In the cabinet nobody is
 * asked; the profile has a switch.
 */
function placeOfQuestion(template: RoutePath | null): ConsentBarProps['place'] | null {
  if (template === '/' || template === '/help') return 'edge'
  return template !== null && routeMeta(template).access === 'guest' ? 'end' : null
}

/** What stands on the page for a third party's sake: the chat's launcher, the question of the counter. Fetched only where one is configured. */
export default function ThirdPartyWidgets({ template }: { template: RoutePath | null }) {
  const { page } = useApp()
  const { analytics, analytics_consent, chat } = useConfig()
  const { locale } = useDesignSystem()
  const { counting } = usePreferences()
  const place = analytics !== null && analytics_consent && counting === undefined ? placeOfQuestion(template) : null
  return (
    <>
      {place !== null && (
        <Suspense>
          <Bar.Component
            locale={locale}
            place={place}
            besideChat={chat !== null}
            onAnswer={(given) => page.ui.change({ counting: given })}
          />
        </Suspense>
      )}
      {chat !== null && <ChatHost template={template} />}
    </>
  )
}
