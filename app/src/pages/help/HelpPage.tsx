import { useSearchParams } from 'react-router-dom'
import { HelpScreen } from '#design-system/screens/help/HelpScreen.tsx'
import { getEnvironment } from '../../auth/environment.ts'
import { useConfig } from '../../auth/environment-hooks.ts'
import { toSearch } from '../../site/paths.ts'
import { inPlace, useSearch } from '../../hooks/use-search.ts'
import { useHelpLinks } from './help-links.ts'

export default function HelpPage() {
  const { chat } = getEnvironment()
  const [, setQuery] = useSearchParams()
  const query = new URLSearchParams(useSearch())
  return (
    <HelpScreen
      query={query.get('q') ?? ''}
      onQuery={(text) => setQuery(toSearch({ q: text }), inPlace)}
      insurance={useConfig().flags.insurance}
      onChat={useConfig().chat ? chat.open : null}
      links={useHelpLinks()}
    />
  )
}
