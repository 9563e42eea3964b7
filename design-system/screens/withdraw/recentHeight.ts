/** Height of the recent addresses in px, reserved while they and their code are loading. */
export const recentHeight = 90
