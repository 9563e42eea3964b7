import { useWatch } from 'react-hook-form'
import { Notice } from '../components/feedback/Notice.tsx'
import type { Texts } from '../i18n/catalogue.ts'
import type { KnownAddress } from '../lib/address.ts'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { doubtOf } from './addressCheck.ts'
import type { AddressDoubt as Doubt } from './addressCheck.ts'
import { Checkbox } from './Checkbox.tsx'
import { ControlledField } from './ControlledField.tsx'
import type { FormValues, SchemaForm } from './useSchemaForm.ts'

export type AddressDoubtProps = {
  address: string
  /** The user's other addresses, which this one may be mistaken for. */
  known: readonly KnownAddress[]
}

const sentence = (doubt: Doubt, words: Texts<'forms'>['address']): string =>
  doubt.reason === 'alike' ? words.alike({ label: doubt.label }) : words.checksum()

/** Says before an address is used why it may not be the one that is meant. Nothing for all others. */
export function AddressDoubt({ address, known }: AddressDoubtProps) {
  const words = useTranslations('forms').address
  const doubt = doubtOf(address, known)
  return (
    doubt && (
      <Notice severity="warning" title={words.doubt()}>
        {sentence(doubt, words)}
      </Notice>
    )
  )
}

/** Lets the user confirm that a doubtful address has been compared. Another address has to be confirmed anew. */
export function AddressCompared<Values extends FormValues & { compared: string }>(props: AddressDoubtProps & { form: SchemaForm<Values> }) {
  const { address, known } = props
  const form = props.form as unknown as SchemaForm<{ compared: string }>
  const words = useTranslations('forms').address
  const compared = useWatch({ control: form.control, name: 'compared' })
  if (doubtOf(address, known) === null) return null
  return (
    <ControlledField form={form} name="compared">
      {(field) => (
        <Checkbox
          {...field}
          // The value is the address: the form must not take over whether the box is ticked.
          name="address-compared"
          label={words.compared()}
          checked={compared === address}
          onChange={({ target }) => form.set('compared', (target as HTMLInputElement).checked ? address : '')}
        />
      )}
    </ControlledField>
  )
}
