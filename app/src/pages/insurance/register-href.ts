/** Link to the registration with a type selected. */
export const registerHref = (register: string, uuid: string): string => `${register}?type=${encodeURIComponent(uuid)}`

const uuidOnly = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The insurance type in the query string; `null` if it is not an id. */
export const chosenType = (query: URLSearchParams): string | null => {
  const type = query.get('type')
  return type !== null && uuidOnly.test(type) ? type : null
}
