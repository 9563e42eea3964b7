import { useCallback } from 'react'
import { useTranslations } from '../provider/DesignSystemContext.ts'

/** A rank's name; one that this version does not know keeps the word that the server has for it. */
export function useRankName(): (rank: string) => string {
  const { rank: names } = useTranslations('frame')
  return useCallback((rank) => (Object.hasOwn(names, rank) ? names[rank as keyof typeof names]() : rank), [names])
}
