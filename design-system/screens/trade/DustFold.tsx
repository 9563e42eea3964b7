import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Button } from '../../components/inputs/Button.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

export type DustFoldProps = {
  /** How many of the loaded rows are folded away. */
  count: number
  open: boolean
  onOpen: (open: boolean) => void
}

/** Says how many tiny deposits are folded away, and shows them on demand. */
export function DustFold({ count, open, onOpen }: DustFoldProps) {
  const t = useTranslations('transactions').dust
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 4 }}>
      <Typography variant="caption" color="textSecondary">
        {t.folded({ count })}
      </Typography>
      <Button variant="text" size="small" aria-expanded={open} onClick={() => onOpen(!open)}>
        {open ? t.hide() : t.show()}
      </Button>
    </Stack>
  )
}
