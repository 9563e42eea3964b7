import { lookUp } from '../../lib/lookUp.ts'
import { typeWord } from '../../components/data-display/transactionLabels.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

/** Names the type of a transaction; `ofUta`: in UTA's own list, where not every row needs to say so. */
export function useTypeName(ofUta: boolean): (type: string) => string {
  const { uta } = useTranslations('transactions')
  const words = useTranslations('frame').transaction
  return (type) => (ofUta && lookUp(uta, type)?.()) || typeWord(words, type)
}
