import type { Locale } from '../i18n/tags.ts'
import { regionNameIn } from '../lib/displayNames.ts'
import { callingCode, toDialString, phoneMask } from '../lib/phone.ts'
import { useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import type { MaskedFieldProps } from './MaskedField.tsx'
import { MaskedField } from './MaskedField.tsx'

/** Sample numbers that are not assigned, in the format of the language's country. */
const examples: Record<Locale, string> = {
  en: '+44 7700 900123',
  ru: '+7 900 000 00 00',
  de: '+49 151 0000 0000',
  es: '+34 600 00 00 00',
}

/** A phone number of any country: the country is detected from the calling code and named, and the digits are grouped accordingly. */
export function PhoneField(props: Omit<MaskedFieldProps, 'mask' | 'prepare'>) {
  const { locale } = useDesignSystem()
  const t = useTranslations('forms').phone
  const { value } = props
  const known = callingCode(value)
  const country = known && regionNameIn(locale, known.region)
  return (
    <MaskedField
      type="tel"
      autoComplete="tel"
      {...(country && { aside: country })}
      {...props}
      helperText={props.helperText ?? t.help({ example: examples[locale] })}
      slotProps={{ htmlInput: { inputMode: 'tel' } }}
      mask={phoneMask}
      prepare={toDialString}
    />
  )
}
