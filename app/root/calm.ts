/** Whether the reader asked for less motion. */
export const prefersCalm = (): boolean => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
