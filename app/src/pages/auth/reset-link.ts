/** URL fragment of an opened reset link in place of its token, which only its page holds: after a reload the link has to be opened again. */
export const LINK_USED = '#new'
