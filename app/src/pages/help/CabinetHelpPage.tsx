import { useSearchParams } from 'react-router-dom'
import { HelpScreen } from '#design-system/screens/help/HelpScreen.tsx'
import { useConfig } from '../../auth/app-context.ts'
import { usePath } from '../../hooks/use-path.ts'
import { toSearch } from '../../site/paths.ts'
import { inPlace, useSearch } from '../../hooks/use-search.ts'
import { useHelpLinks } from './help-links.ts'
import { useSupport } from '../../hooks/use-support.ts'

/** The same help inside the cabinet, without the chat: that is on the public help page, one click away. */
export default function CabinetHelpPage() {
  const { chat, flags } = useConfig()
  const { to } = usePath()
  const support = useSupport()
  const [, setQuery] = useSearchParams()
  const query = new URLSearchParams(useSearch())
  return (
    <HelpScreen
      framed
      query={query.get('q') ?? ''}
      onQuery={(text) => setQuery(toSearch({ q: text }), inPlace)}
      insurance={flags.insurance}
      onChat={null}
      // An absolute URL makes the browser load a new document: documents of the cabinet do not allow the chat (app/server/headers.ts).
      chatHref={chat && new URL(to('/help'), window.location.href).href}
      contact={chat ? null : support}
      links={{ ...useHelpLinks(), passwordReset: null }}
    />
  )
}
