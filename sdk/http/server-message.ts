/** Default messages that frameworks send in English, whatever language was requested. */
const BUILT_IN =
  /^(no query results for model|csrf token mismatch|unauthenticated|unauthori[sz]ed|forbidden|not found|server error|service unavailable|too many (attempts|requests)|bad request|page expired|method not allowed|this action is unauthorized|the given data was invalid|password confirmation required|your email address is not verified|the route .+ could not be found|the \w+ method is not supported|invalid (signature|ability)|already authenticated|http (error|status) \d)/i

/** Class names, files, SQL, stack traces, markup, and translation keys without a translation. */
const TECHNICAL =
  /[\\/]\w+\.php\b|\\[A-Z]\w+|\w::\w|SQLSTATE|stack trace|undefined (variable|index|array key|property|method)|call to (a member|undefined)|\bexception\b|<[a-z!/][^>]*>|^[a-z_]+(\.[a-z_-]+)+$/i

const LONGEST = 300

const isDebug = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && ['exception', 'trace', 'file'].some((key) => Object.hasOwn(data, key))

/**
 * Whether a server's message is meant for users. Messages of a server error, a lost session or an expired token never are, nor are the
 * default messages of a framework.
 */
export const isUserFacing = (message: string, status: number, data: unknown): boolean =>
  status < 500 &&
  status !== 401 &&
  status !== 419 &&
  message.length <= LONGEST &&
  !isDebug(data) &&
  !BUILT_IN.test(message) &&
  !TECHNICAL.test(message)
