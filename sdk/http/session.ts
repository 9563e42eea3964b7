export interface Session {
  token: string | null
  epoch: number
}

const isSame = (one: Session, other: Session): boolean => one.token === other.token && one.epoch === other.epoch

/** Distinguishes successive sessions, so that a late response neither signs anyone out nor shows data to the wrong user. */
export const createSessions = (token: () => string | null, epoch: () => number = () => 0, onUnauthorized: (epoch: number) => void) => {
  let reported: Session | null = null
  const mark = (): Session => ({ token: token(), epoch: epoch() })
  const isOver = (sent: Session): boolean => sent.token !== null && !isSame(sent, mark())
  return {
    /** the current session, to be stored with a request */
    mark,
    /** whether a request was sent signed in and its session has ended */
    isOver,
    /** reports a 401 for a request of this session; notifies the app once per session */
    refused: (sent: Session): void => {
      if (sent.token === null || isOver(sent) || (reported && isSame(sent, reported))) return
      reported = sent
      onUnauthorized(sent.epoch)
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
