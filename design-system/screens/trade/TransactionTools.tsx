import CaretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?react'
import DownloadSimpleIcon from '@phosphor-icons/core/regular/download-simple.svg?react'
import FileTextIcon from '@phosphor-icons/core/regular/file-text.svg?react'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import { Button } from '../../components/inputs/Button.tsx'
import { MenuButton } from '../../components/inputs/MenuButton.tsx'
import { SearchField } from '../../forms/SearchField.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

/** A file in the user's words and numbers, or with the contract's names and decimals. */
export type ExportKind = 'sheet' | 'exact'

const filesBar = { columnGap: 2, ml: { md: 'auto' } } as const

const twoFiles = (theme: Theme) => ({
  flexWrap: 'wrap',
  // Side by side, as far as the words allow.
  [theme.breakpoints.down('md')]: { flex: '1 1 100%', justifyContent: 'space-between', '&& > *': { px: 1 } },
})

export type TransactionToolsProps = {
  search: string
  onSearch: (search: string) => void
  /** Link to the statement; `null` where the list is not all of the account. */
  statementHref: string | null
  exporting: boolean
  onExport: (kind: ExportKind) => void
}

/** Searches the list, exports it, and leads to the statement. */
export function TransactionTools({ search, onSearch, statementHref, exporting, onExport }: TransactionToolsProps) {
  const t = useTranslations('transactions')
  // Without a second control the file's button has room beside the search on phones too, as an icon.
  const alone = statementHref === null
  const files = (['sheet', 'exact'] as const).map((kind) => ({
    id: kind,
    label: t.downloads[kind](),
    hint: t.downloads[`${kind}Hint`](),
    onSelect: () => onExport(kind),
  }))
  const face = exporting ? (
    t.downloads.preparing()
  ) : (
    <>
      <DownloadSimpleIcon width={20} height={20} aria-hidden />
      <Box component="span" sx={{ display: { xs: alone ? 'none' : 'inline', sm: 'inline' } }}>
        {t.downloads.short()}
      </Box>
      <CaretDownIcon width={14} height={14} aria-hidden />
    </>
  )
  return (
    <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ flex: { xs: alone ? '1 1 0' : '1 1 100%', md: '1 1 320px' }, maxWidth: { md: 420 } }}>
        <SearchField label={t.search()} placeholder={t.searchHint()} value={search} onValue={onSearch} />
      </Box>
      <Stack direction="row" sx={alone ? filesBar : [filesBar, twoFiles]}>
        {statementHref !== null && (
          <Button variant="text" href={statementHref} startIcon={<FileTextIcon width={20} height={20} />}>
            {t.statement()}
          </Button>
        )}
        <MenuButton label={exporting ? t.downloads.preparing() : t.download()} face={face} choices={files} />
      </Stack>
    </Stack>
  )
}
