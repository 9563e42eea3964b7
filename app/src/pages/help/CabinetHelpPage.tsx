import { useSearchParams } from 'react-router-dom'
import { HelpScreen } from '#design-system/screens/help/HelpScreen.tsx'
import { useConfig } from '../../auth/environment-hooks.ts'
import { toSearch } from '../../site/paths.ts'
import { inPlace, useSearch } from '../../hooks/use-search.ts'
import { useHelpLinks } from './help-links.ts'

/** The same help inside the cabinet, without the chat: that is on the public help page, one click away. */
export default function CabinetHelpPage() {
  const { flags } = useConfig()
  const [, setQuery] = useSearchParams()
  const query = new URLSearchParams(useSearch())
  return (
    <HelpScreen
      framed
      query={query.get('q') ?? ''}
      onQuery={(text) => setQuery(toSearch({ q: text }), inPlace)}
      insurance={flags.insurance}
      onChat={null}
      links={{ ...useHelpLinks(), passwordReset: null }}
    />
  )
}
