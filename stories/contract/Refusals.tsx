import Typography from '@mui/material/Typography'
import { Lines, Searched } from './Searched.tsx'

type Language = 'en' | 'ru' | 'de' | 'es'

export interface Refusal {
  code: string
  texts: Readonly<Record<Language, string>>
  /** Names in components/responses.yaml whose example contains it. */
  shownBy: readonly string[]
}

const languages: readonly Language[] = ['en', 'ru', 'de', 'es']

/** Every server message that users may see, by its code, in the four languages. */
export const Refusals = ({ refusals }: { refusals: readonly Refusal[] }) => (
  <Searched
    title="Refusals"
    lead={`${refusals.length} messages of openapi/messages.yaml. The server fills in the text after a colon.`}
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
