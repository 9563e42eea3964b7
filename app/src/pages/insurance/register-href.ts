/** The page of registration with a type chosen. */
export const registerHref = (register: string, uuid: string): string => `${register}?type=${encodeURIComponent(uuid)}`

const uuidOnly = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The type that the address asks for; anything that is no id chooses nothing. */
export const chosenType = (query: URLSearchParams): string | null => {
  const type = query.get('type')
  return type !== null && uuidOnly.test(type) ? type : null
}
