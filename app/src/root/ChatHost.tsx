import { ChatLauncher } from '#design-system/components/ChatLauncher.tsx'
import { chatModeOf } from '../integrations/chat.ts'
import type { RoutePath } from '../paths.ts'
import { routeMeta } from '../paths.ts'
import { useApp } from './app-context.ts'

/** The launcher of the live chat, on the pages that have one. Fetched only where a chat is configured. */
export default function ChatHost({ template }: { template: RoutePath | null }) {
  const { open } = useApp().chat
  if (!open || !template || chatModeOf(template) === 'removed') return null
  return <ChatLauncher onOpen={open} inFlow={routeMeta(template).access === 'guest'} />
}
