import { Suspense } from 'react'
import type { ConsentBarProps } from '#design-system/parts/ConsentBar.tsx'
import { useReader } from '#design-system/provider/reader.ts'
import type { Template } from '../paths.ts'
import { placeOf } from '../paths.ts'
import { useApp, useConfig, useUi } from './app-context.ts'
import ChatHost from './ChatHost.tsx'
import { lazyPage } from './lazy-page.tsx'

const Bar = lazyPage<ConsentBarProps>(() => import('#design-system/parts/ConsentBar.tsx'), ['legal'])

/**
 * Where whether visits may be counted is asked: on the pages of everybody at the edge, on those with a form out of its way. In the cabinet nobody is
 * asked; the profile has a switch.
 */
function placeOfQuestion(template: Template | null): ConsentBarProps['place'] | null {
  if (template === '/' || template === '/help') return 'edge'
  return template !== null && placeOf(template).access === 'guest' ? 'end' : null
}

/** What stands on the page for a third party's sake: the chat's launcher, the question of the counter. Fetched only where one is configured. */
export default function Corner({ template }: { template: Template | null }) {
  const { page } = useApp()
  const { analytics, analytics_consent, chat } = useConfig()
  const { locale } = useReader()
  const { counting } = useUi()
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
