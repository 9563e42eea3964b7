import { useCallback } from 'react'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

/** Name of a rank; an unknown rank is shown as the server sent it. */
export function useRankName(): (rank: string) => string {
  const { rank: names } = useTranslations('frame')
  return useCallback((rank) => (Object.hasOwn(names, rank) ? names[rank as keyof typeof names]() : rank), [names])
}
