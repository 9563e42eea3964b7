import type { MaskedFieldProps } from './MaskedField.tsx'
import { MaskedField } from './MaskedField.tsx'

const mask = 'N'.repeat(255)

/** A name with the mask `N`: characters that names cannot contain are rejected. */
export const NameField = (props: Omit<MaskedFieldProps, 'mask' | 'prepare'>) => <MaskedField {...props} mask={mask} />
