import Typography from '@mui/material/Typography'
import { ListRow, RowList, RowWords } from '../../components/data-display/ListRow.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { taxTools } from '../../lib/taxFile.ts'
import type { TaxTool } from '../../lib/taxFile.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

const brands: Record<TaxTool, string> = { koinly: 'Koinly', cointracking: 'CoinTracking', cointracker: 'CoinTracker' }

// The button moves below the text before the text becomes a column of single words.
const wrapping = { '& > .words': { flexBasis: 160 } }

export type TaxFilesProps = {
  /** The file that is being written. */
  writing: TaxTool | null
  /** Saves the file of a program; `null` while the transactions load. */
  onExport: ((tool: TaxTool) => void) | null
}

/** The year's transactions for the programs that prepare a tax return. */
export function TaxFiles({ writing, onExport }: TaxFilesProps) {
  const t = useTranslations('statementPage').tax
  const { downloads } = useTranslations('transactions')
  return (
    <Section title={t.title()}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t.text()}
      </Typography>
      <RowList>
        {taxTools.map((tool) => (
          <ListRow key={tool} sx={wrapping}>
            <RowWords name={brands[tool]}>{t[tool]()}</RowWords>
            {onExport === null ? (
              <Skeleton width={112} height={44} />
            ) : (
              <Button
                variant="soft"
                aria-label={t.download({ tool: brands[tool] })}
                busy={writing === tool}
                working={downloads.preparing()}
                onClick={() => onExport(tool)}
              >
                {t.save()}
              </Button>
            )}
          </ListRow>
        ))}
      </RowList>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 3 }}>
        {t.check()}
      </Typography>
    </Section>
  )
}
