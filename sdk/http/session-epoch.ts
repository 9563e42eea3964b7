export interface SessionEpoch {
  token: string | null
  epoch: number
}

export interface SessionTracker {
  /** the current session, to be stored with a request */
  mark: () => SessionEpoch
  /** whether a request was sent signed in and its session has ended */
  isOver: (mark: SessionEpoch) => boolean
  /** reports a 401 for a request of this session; notifies the app once per session */
  refused: (mark: SessionEpoch) => void
}

/** Distinguishes successive sessions, so that a late response neither signs anyone out nor shows data to the wrong user. */
export const createSessionTracker = (
  token: () => string | null,
  epoch: (() => number) | undefined,
  onUnauthorized: (epoch: number) => void,
): SessionTracker => {
  let seen = token()
  let changes = 0
  let reportedEpoch: number | null = null

  const mark = (): SessionEpoch => {
    const current = token()
    if (current !== seen) changes += 1
    seen = current
    return { token: current, epoch: epoch ? epoch() : changes }
  }

  const isOver = (sent: SessionEpoch): boolean => {
    const current = mark()
    return sent.token !== null && (sent.token !== current.token || sent.epoch !== current.epoch)
  }

  return {
    mark,
    isOver,
    refused: (sent) => {
      if (sent.token === null || isOver(sent) || reportedEpoch === sent.epoch) return
      reportedEpoch = sent.epoch
      onUnauthorized(sent.epoch)
    },
  }
}
