import { ChatLauncher } from '#design-system/components/navigation/ChatLauncher.tsx'
import { chatModeOf } from '../integrations/chat.ts'
import type { RoutePath } from '../site/paths.ts'
import { routeMeta } from '../site/paths.ts'
import { useApp } from '../auth/app-context.ts'

/** The live chat's launcher. Loaded only in deployments that configure a chat. */
export default function ChatHost({ template }: { template: RoutePath | null }) {
  const { open } = useApp().chat
  if (!open || !template || chatModeOf(template) === 'removed') return null
  return <ChatLauncher onOpen={open} inFlow={routeMeta(template).access === 'guest'} />
}
