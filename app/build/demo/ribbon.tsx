import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { DemoRibbon } from '#design-system/components/feedback/DemoRibbon.tsx'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { demoWords } from '#mocks/fixtures/demo.ts'
import { personaPassword, personas } from '#mocks/fixtures/personas.ts'
import type { Persona } from '#mocks/fixtures/personas.ts'
import { TOKEN_KEY } from '../../src/auth/token.ts'
import { isLocale } from '../../src/site/paths.ts'
import { createEmotionCache } from '../../src/lib/emotion-cache.ts'
import { forgetJournal } from './journal.ts'

const shownLocale = (): Locale => {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : 'en'
}

async function signIn(persona: Persona): Promise<void> {
  const answer = await fetch('/__simulator/sign-in', { method: 'POST', body: JSON.stringify({ persona }) })
  const { auth_token } = (await answer.json()) as { auth_token: string }
  localStorage.setItem(TOKEN_KEY, auth_token)
  location.assign(`/${shownLocale()}/cabinet`)
}

function startOver(): void {
  forgetJournal(localStorage)
  localStorage.clear()
  sessionStorage.clear()
  location.assign(`/${shownLocale()}`)
}

/** Renders the ribbon above the page, outside the application, because it is not part of the product. Follows its language. */
export async function drawRibbon(): Promise<void> {
  const place = document.createElement('div')
  document.body.prepend(place)
  const root = createRoot(place)
  const cache = createEmotionCache('demo')
  const draw = async (): Promise<void> => {
    const locale = shownLocale()
    await loadAreas(locale, ['common'])
    // The language has changed meanwhile: another render is in progress, which these texts must not overwrite.
    if (locale !== shownLocale()) return
    root.render(
      <CacheProvider value={cache}>
        <DesignSystemProvider locale={locale} embedded>
          <DemoRibbon
            words={demoWords[locale]}
            people={personas}
            password={personaPassword}
            code="246810"
            onSignIn={(one) => void signIn(one)}
            onStartOver={startOver}
          />
        </DesignSystemProvider>
      </CacheProvider>,
    )
  }
  new MutationObserver(() => void draw()).observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] })
  await draw()
}
