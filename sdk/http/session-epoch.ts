export interface SessionEpoch {
  token: string | null
  epoch: number
}

export interface SessionTracker {
  /** the session as it is now, to be kept with a request */
  mark: () => SessionEpoch
  /** a request went out signed in, and its session is over */
  isOver: (mark: SessionEpoch) => boolean
  /** a 401 for a request of this session: tells the app, once per session */
  refused: (mark: SessionEpoch) => void
}

/** Tells one session from the next, so that a late answer neither signs out nor shows anything to the wrong user. */
export const createSessionTracker = (
  token: () => string | null,
  epoch: (() => number) | undefined,
  onUnauthorized: (epoch: number) => void,
): SessionTracker => {
  let seen = token()
  let changes = 0
  let told: number | null = null

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
      if (sent.token === null || isOver(sent) || told === sent.epoch) return
      told = sent.epoch
      onUnauthorized(sent.epoch)
    },
  }
}
