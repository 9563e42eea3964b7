/** First and last name; `null` if the person has given neither. */
export const personName = ({ firstname, lastname }: { firstname: string | null; lastname: string | null }): string | null =>
  [firstname, lastname]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ') || null
