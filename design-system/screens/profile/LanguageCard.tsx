import { RadioGroup } from '../../forms/RadioGroup.tsx'
import type { Locale } from '../../i18n/tags.ts'
import { languageName, locales } from '../../i18n/tags.ts'
import { languageNameIn } from '../../lib/displayNames.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Section } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import Stack from '@mui/material/Stack'

const foot = { alignItems: 'flex-start', minHeight: 18, mt: 3, '& > button': { ml: -3 } }

export type LanguageCardProps = {
  /** Language of messages; `null` until known. */
  messages: Locale | null
  /** Changes the language of the pages at once, and that of messages. */
  onLanguage: (code: Locale) => void
  saving: Submission
}

/** Language of the pages and of messages. Languages are listed by their native names. */
export function LanguageCard({ messages, onLanguage, saving }: LanguageCardProps) {
  const t = useTranslations('profilePages').language
  const common = useTranslations('common')
  const { locale } = useDesignSystem()
  const named = messages && languageNameIn(locale, messages)
  const failed = saving.problem !== undefined
  const options = locales.map((code) => ({ value: code, title: <span lang={code}>{languageName[code]}</span> }))
  return (
    <Section title={t.title()}>
      <RadioGroup
        name="language"
        label={t.title()}
        hiddenLabel
        cards
        dense
        options={options}
        value={locale}
        onChange={({ target }) => onLanguage(target.value as Locale)}
      />
      {failed && (
        <Stack spacing={1} sx={foot}>
          <Notice
            severity="error"
            title={t.failed()}
            role="alert"
            action={
              <Button variant="outlined" size="small" onClick={() => onLanguage(locale)}>
                {common.tryAgain()}
              </Button>
            }
          >
            {t.failedText()}
          </Notice>
        </Stack>
      )}
      {!failed && (
        <Stack spacing={1} sx={foot}>
          {named && (
            <Typography variant="caption" color="textSecondary">
              {t.messages({ language: named })}
            </Typography>
          )}
          {named && messages !== locale && !saving.busy && (
            <Button variant="text" size="small" onClick={() => onLanguage(locale)}>
              {t.use()}
            </Button>
          )}
        </Stack>
      )}
    </Section>
  )
}
