import { useSearchParams } from 'react-router-dom'
import { HelpScreen } from '#design-system/screens/help/HelpScreen.tsx'
import { useApp, useConfig } from '../../root/app-context.ts'
import { useSearch } from '../../root/use-search.ts'
import { useHelpLinks } from './help-links.ts'

export default function HelpRoute() {
  const { chat } = useApp()
  const [, setQuery] = useSearchParams()
  const query = new URLSearchParams(useSearch())
  return (
    <HelpScreen
      query={query.get('q') ?? ''}
      onQuery={(text) => setQuery(text ? { q: text } : {}, { replace: true, preventScrollReset: true })}
      insurance={useConfig().flags.insurance}
      onChat={useConfig().chat ? chat.open : null}
      links={useHelpLinks()}
    />
  )
}
