export const page = (): Promise<object> => import('../pwa/register.ts')
export type Page = typeof page
