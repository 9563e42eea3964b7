import { Suspense } from 'react'
import type { ConsentBarProps } from '#design-system/components/feedback/ConsentBar.tsx'
import { ChatLauncher } from '#design-system/components/navigation/ChatLauncher.tsx'
import { chatModeOf } from '../integrations/chat.ts'
import type { RoutePath } from '../site/paths.ts'
import { routeMeta } from '../site/paths.ts'
import { getEnvironment } from '../auth/environment.ts'
import { useConfig, usePreferences } from '../auth/environment-hooks.ts'
import { lazyPart } from '../hooks/lazy-part.ts'

const LazyConsentBar = lazyPart<ConsentBarProps>(() => import('#design-system/components/feedback/ConsentBar.tsx'), ['legal'])

/**
 * Where the analytics consent bar appears: at the edge of public pages, out of the way of the form on guest pages. The cabinet shows none; the
 * profile page has a switch.
 */
function placeOfQuestion(template: RoutePath | null): ConsentBarProps['place'] | null {
  if (template === '/' || template === '/help') return 'edge'
  return template !== null && routeMeta(template).access === 'guest' ? 'end' : null
}

/** The widgets of third parties: the chat's launcher and the consent bar for analytics. Loaded only in deployments that configure one of them. */
export default function ThirdPartyWidgets({ template }: { template: RoutePath | null }) {
  const { ui, chat: liveChat } = getEnvironment()
  const { analytics, analytics_consent, chat } = useConfig()
  const { counting } = usePreferences()
  const place = analytics !== null && analytics_consent && counting === undefined ? placeOfQuestion(template) : null
  return (
    <>
      {place !== null && (
        <Suspense>
          <LazyConsentBar place={place} besideChat={chat !== null} onAnswer={(given) => ui.change({ counting: given })} />
        </Suspense>
      )}
      {chat !== null && liveChat.open && template && chatModeOf(template) !== 'removed' && (
        <ChatLauncher onOpen={liveChat.open} inFlow={routeMeta(template).access === 'guest'} />
      )}
    </>
  )
}
