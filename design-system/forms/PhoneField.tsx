import { languageTag } from '../i18n/tags.ts'
import type { Locale } from '../i18n/tags.ts'
import { callingCode, dialled, phoneMask } from '../lib/phone.ts'
import { useReader, useText } from '../provider/reader.ts'
import type { MaskedFieldProps } from './MaskedField.tsx'
import { MaskedField } from './MaskedField.tsx'

/** A number that nobody has, as the reader's country writes it. */
const examples: Record<Locale, string> = {
  en: '+44 7700 900123',
  ru: '+7 900 000 00 00',
  de: '+49 151 0000 0000',
  es: '+34 600 00 00 00',
}

/** A phone number from anywhere: the country is read from its code and named, and its digits are grouped as there. */
export function PhoneField(props: Omit<MaskedFieldProps, 'mask' | 'prepare'>) {
  const { locale } = useReader()
  const t = useText('forms').phone
  const { value } = props
  const known = callingCode(value)
  const country = known && new Intl.DisplayNames([languageTag[locale]], { type: 'region' }).of(known.region)
  return (
    <MaskedField
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      help={t.help({ example: examples[locale] })}
      {...(country && { aside: country })}
      {...props}
      mask={phoneMask}
      prepare={dialled}
    />
  )
}
