let typed = false

/** Whether the open page holds something that the user has typed or chosen: a reload by itself would lose it. */
export const isTyped = (): boolean => typed

/** Set by input and by drafts, cleared when another page opens. */
export const setTyped = (now: boolean): void => void (typed = now)
