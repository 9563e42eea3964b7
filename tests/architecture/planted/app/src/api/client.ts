export const client = (): Promise<object> => import('../hooks/link.ts')
