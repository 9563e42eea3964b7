import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import InputBase from '@mui/material/InputBase'
import type { PopperProps } from '@mui/material/Popper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import MagnifyingGlassIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { searchPalette } from '../../lib/paletteSearch.ts'
import type { PaletteGroup } from '../../lib/paletteSearch.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useIsDesktop } from '../../provider/useIsDesktop.ts'
import { bottomLine, topLine } from '../../theme/mixins.ts'
import { radius } from '../../theme/tokens.ts'
import { Button } from '../inputs/Button.tsx'
import { keepEscape, useCloseWatcher } from '../utils/useCloseWatcher.ts'
import { VisuallyHidden } from '../utils/VisuallyHidden.tsx'
import { PaletteOption } from './PaletteOption.tsx'
import type { PaletteItem } from './PaletteOption.tsx'

export type CommandPaletteProps = {
  open: boolean
  /** What is typed. */
  text: string
  onText: (text: string) => void
  /** What can be found here: tokens, actions, pages, help. */
  items: readonly PaletteItem[]
  /** What the server has found for the text: transactions and referrals. */
  found: readonly PaletteItem[]
  /** Whether the server is still asked, or could not be. */
  search: 'idle' | 'busy' | 'failed'
  /** Entries that were opened before, the last one first. */
  recent: readonly PaletteItem[]
  /** An entry was chosen; the palette runs it and closes. */
  onChosen: (item: PaletteItem) => void
  /** Opens the help with its own search. */
  onHelp: (text: string) => void
  /** Called on Escape, backdrop click, Cancel and back gesture. */
  onClose: () => void
}

// At one height, so that a growing list moves nothing that is pressed; on phones the whole screen, above the keyboard.
const paper = (theme: Theme) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    [theme.breakpoints.down('md')]: {
      width: '100%',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: 'none',
      margin: 0,
      padding: 0,
      borderRadius: 0,
      '@starting-style': { translate: 'none' },
      // It is no sheet that is pulled down.
      '&::before': { content: 'none' },
    },
    [theme.breakpoints.up('md')]: { maxWidth: 680, maxHeight: 'min(640px, calc(100dvh - 112px))', marginTop: '88px' },
  },
})

const field = (theme: Theme) => ({
  flex: 'none',
  alignItems: 'center',
  minHeight: 64,
  padding: { xs: '0 8px 0 16px', md: '0 20px' },
  ...bottomLine(theme.vars.palette.divider),
  '& > svg': { flex: 'none' },
})

const list = {
  flex: 1,
  order: 2,
  minHeight: 0,
  overflowY: 'auto',
  maxHeight: 'none',
  overscrollBehavior: 'contain',
  margin: 0,
  padding: '8px',
  listStyle: 'none',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
} as const

// Not a list of HTML: it holds groups.
const listbox = { component: 'div', sx: list } as const

// On phones above the list: the keyboard covers the lower edge.
const foot = (theme: Theme) => ({
  flex: 'none',
  order: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 44,
  padding: '4px 16px',
  [theme.breakpoints.up('md')]: { order: 3, padding: '4px 20px', ...topLine(theme.vars.palette.divider) },
})

/** A key of the keyboard. */
const Key = ({ children }: { children: ReactNode }) => (
  <Typography
    component="kbd"
    variant="caption"
    color="textSecondary"
    sx={{ px: 1.75, py: 0.5, borderRadius: `${radius.sm}px`, bgcolor: 'background.sunken' }}
  >
    {children}
  </Typography>
)

/** The list, in the palette itself instead of a floating layer. */
const InPlace = ({ children }: Pick<PopperProps, 'children'>) => <>{children as ReactNode}</>
const Plain = ({ children }: { children?: ReactNode }) => <>{children}</>

/** How many results there are, or that they are on their way: read out, and at the lower edge. */
function Status({ search, count, text }: { search: CommandPaletteProps['search']; count: number; text: string }) {
  const t = useTranslations('palette')
  const said =
    search === 'failed'
      ? t.failed()
      : search === 'busy'
        ? t.searching()
        : text === ''
          ? ''
          : count === 0
            ? t.none({ text })
            : t.results({ count })
  return (
    <Typography variant="caption" color="textSecondary" role="status" sx={{ marginInlineStart: 'auto', overflowWrap: 'anywhere' }}>
      {said}
    </Typography>
  )
}

/** Options before anything is typed: recent items, then frequent actions. */
const offered = ({ items, recent }: Pick<CommandPaletteProps, 'items' | 'recent'>): PaletteItem[] => [
  ...recent.map((item) => ({ ...item, group: 'recent' as const })),
  ...items.filter(({ id, suggested }) => suggested && !recent.some((one) => one.id === id)),
]

/** Finds pages, tokens, actions, help, transactions and referrals by a few letters. A combobox: the focus stays in the field. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, text, onText, items, found, search, onChosen, onHelp, onClose } = props
  const t = useTranslations('palette')
  const isDesktop = useIsDesktop()
  const id = useId()
  useCloseWatcher(open, onClose)
  const asked = text.trim()
  const matching = asked === '' ? offered(props) : [...searchPalette(items, asked), ...found]
  const help: PaletteItem = { id: 'help-search', group: 'help', label: t.inHelp({ text: asked }), icon: 'help', run: () => onHelp(asked) }
  const options = matching.length === 0 && asked !== '' && search !== 'busy' ? [help] : matching
  const choose = (item: PaletteItem) => {
    onClose()
    item.run()
    if (item !== help) onChosen(item)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onKeyDown={keepEscape}
      maxWidth={false}
      sx={paper}
      slotProps={{ paper: { 'aria-label': t.title() } }}
    >
      <Autocomplete<PaletteItem>
        id={id}
        open
        value={null}
        inputValue={text}
        onInputChange={(_, next, reason) => reason === 'input' && onText(next)}
        options={options}
        filterOptions={(all) => all}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ group, id: key }) => `${group} ${key}`}
        groupBy={({ group }) => group}
        autoHighlight
        clearOnBlur={false}
        forcePopupIcon={false}
        clearIcon={null}
        disablePortal
        noOptionsText=""
        onChange={(_, item) => item && choose(item)}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        slots={{ popper: InPlace, paper: Plain }}
        slotProps={{ root: { sx: { flex: 'none' } }, listbox }}
        renderInput={({ slotProps }) => (
          <Stack direction="row" spacing={3} sx={field} ref={slotProps.input.ref}>
            <MagnifyingGlassIcon width={22} height={22} aria-hidden />
            <VisuallyHidden as="label" {...slotProps.inputLabel}>
              {t.title()}
            </VisuallyHidden>
            <InputBase
              // The field is what the palette was opened for: the focus of a modal has to go somewhere.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              fullWidth
              placeholder={t.placeholder()}
              inputProps={{ ...slotProps.htmlInput, inputMode: 'search', enterKeyHint: 'go', maxLength: 100 }}
            />
            {isDesktop ? (
              <Key>Esc</Key>
            ) : (
              <Button variant="text" onClick={onClose}>
                {t.cancel()}
              </Button>
            )}
          </Stack>
        )}
        renderGroup={({ key, group, children }) => (
          <Box key={key} role="group" aria-labelledby={`${id}-${group}`}>
            <Typography component="div" variant="caption" color="textSecondary" id={`${id}-${group}`} sx={{ p: '12px 12px 4px' }}>
              {t.groups[group as PaletteGroup]()}
            </Typography>
            <Box component="ul" role="presentation">
              {children}
            </Box>
          </Box>
        )}
        renderOption={({ key, ...option }, item) => <PaletteOption key={key} item={item} text={asked} option={option} />}
      />
      <Stack direction="row" spacing={4} sx={foot}>
        {isDesktop && (
          <Stack direction="row" spacing={4} aria-hidden sx={{ alignItems: 'center' }}>
            {[
              { keys: ['↑', '↓'], does: t.keys.select() },
              { keys: ['Enter'], does: t.keys.open() },
            ].map(({ keys, does }) => (
              <Stack key={does} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
                {keys.map((one) => (
                  <Key key={one}>{one}</Key>
                ))}
                <Typography variant="caption" color="textSecondary">
                  {does}
                </Typography>
              </Stack>
            ))}
          </Stack>
        )}
        <Status search={search} count={matching.length} text={asked} />
      </Stack>
    </Dialog>
  )
}
