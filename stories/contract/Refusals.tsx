import Typography from '@mui/material/Typography'
import { Lines, Searched } from './Searched.tsx'

type Language = 'en' | 'ru' | 'de' | 'es'

export interface Refusal {
  code: string
  texts: Readonly<Record<Language, string>>
  /** Names of components/responses.yaml whose example says it. */
  shownBy: readonly string[]
}

const languages: readonly Language[] = ['en', 'ru', 'de', 'es']

/** Every sentence of the server that a reader may see, by its code, in the four languages. */
export const Refusals = ({ refusals }: { refusals: readonly Refusal[] }) => (
  <Searched
    title="Refusals"
    lead={`${refusals.length} sentences of openapi/messages.yaml. Words after a colon are filled in by the server.`}
    label="Code or word"
    all={refusals}
    keyOf={({ code }) => code}
    nothing="Nothing says that."
  >
    {({ code, texts, shownBy }) => (
      <>
        <Typography component="h2" variant="subtitle1">
          {code}
        </Typography>
        <Lines>
          {languages.map((language) => [
            <dt key={`${language} name`}>{language}</dt>,
            <dd key={language} lang={language}>
              {texts[language]}
            </dd>,
          ])}
          {shownBy.length > 0 && (
            <>
              <dt>Example of</dt>
              <dd>{shownBy.join(', ')}</dd>
            </>
          )}
        </Lines>
      </>
    )}
  </Searched>
)
