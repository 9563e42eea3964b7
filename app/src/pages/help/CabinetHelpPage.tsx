import { useSearchParams } from 'react-router-dom'
import { HelpScreen } from '#design-system/screens/help/HelpScreen.tsx'
import { useConfig } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import { useSearch } from '../../root/use-search.ts'
import { useHelpLinks } from './help-links.ts'
import { useSupport } from '../../root/use-support.ts'

/** The same answers inside the cabinet. The chat lives on the public help (product.md §2), which is one click away. */
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
      onQuery={(text) => setQuery(text ? { q: text } : {}, { replace: true, preventScrollReset: true })}
      insurance={flags.insurance}
      onChat={null}
      // By its whole address, which is loaded anew: the chat may not run in a document of the cabinet (server/policy.ts).
      chatHref={chat && new URL(to('/help'), window.location.href).href}
      contact={chat ? null : support}
      links={{ ...useHelpLinks(), passwordReset: null }}
    />
  )
}
