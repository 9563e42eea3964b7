/** Messages that frameworks send in English, whatever language was requested. */
const BUILT_IN =
  /^(no query results for model|csrf token mismatch|unauthenticated|unauthori[sz]ed|forbidden|not found|server error|service unavailable|too many (attempts|requests)|bad request|page expired|method not allowed|this action is unauthorized|the given data was invalid|password confirmation required|your email address is not verified|the route .+ could not be found|the \w+ method is not supported|invalid (signature|ability)|already authenticated|http (error|status) \d)/i

/** Class names, files, SQL, traces, markup, and keys that no language file has. */
const TECHNICAL =
  /[\\/]\w+\.php\b|\\[A-Z]\w+|\w::\w|SQLSTATE|stack trace|undefined (variable|index|array key|property|method)|call to (a member|undefined)|\bexception\b|<[a-z!/][^>]*>|^[a-z_]+(\.[a-z_-]+)+$/i

const LONGEST = 300

const isDebug = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && ['exception', 'trace', 'file'].some((key) => Object.hasOwn(data, key))

/**
 * Whether a server's message was written for whoever reads the page. A server's own fault, a lost session and a spent token say nothing to a
 * reader, in any words; what a framework says by itself is for its developers.
 */
export const isForReaders = (message: string, status: number, data: unknown): boolean =>
  status < 500 &&
  status !== 401 &&
  status !== 419 &&
  message.length <= LONGEST &&
  !isDebug(data) &&
  !BUILT_IN.test(message) &&
  !TECHNICAL.test(message)
