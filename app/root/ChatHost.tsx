import { ChatLauncher } from '#design-system/parts/ChatLauncher.tsx'
import { chatModeOf } from '../adapters/chat.ts'
import type { Template } from '../paths.ts'
import { placeOf } from '../paths.ts'
import { useApp } from './app-context.ts'

/** The launcher of the live chat, on the pages that have one. Fetched only where a chat is configured. */
export default function ChatHost({ template }: { template: Template | null }) {
  const { open } = useApp().chat
  if (!open || !template || chatModeOf(template) === 'removed') return null
  return <ChatLauncher onOpen={open} inFlow={placeOf(template).access === 'guest'} />
}
