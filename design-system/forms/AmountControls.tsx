import CaretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?react'
import FormControl from '@mui/material/FormControl'
import InputBase from '@mui/material/InputBase'
import NativeSelect from '@mui/material/NativeSelect'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import { displayDecimals } from '../lib/decimals.ts'
import { isZero, max as larger, percentOf, roundDown } from '../lib/money.ts'
import { Button } from '../components/inputs/Button.tsx'
import { TokenCoin } from '../components/data-display/TokenCoin.tsx'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { useFormat } from '../provider/useFormat.ts'
import { tabularText } from '../theme/mixins.ts'
import { radius, size } from '../theme/tokens.ts'

const worthLine = (theme: Theme) => ({
  ...tabularText,
  minHeight: 18,
  // Where the worth has no room beside the buttons, its line is there before the first digit.
  [theme.containerQueries.down(270)]: { flexBasis: '100%' },
})

const chip = (theme: Theme) =>
  ({
    ...theme.typography.subtitle1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '4px 14px 4px 6px',
    borderRadius: radius.full,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.sunken,
    whiteSpace: 'nowrap',
    flex: 'none',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  }) as const
const Token = styled('span')(({ theme }) => ({ ...chip(theme), '.Mui-disabled > &': { color: theme.vars.palette.text.secondary } }))
const TokenInput = styled(InputBase)(({ theme }) => ({
  ...chip(theme),
  paddingRight: 10,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&.Mui-focused, &:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  // The panel's figures are larger than its token, and a chip is as wide as its label. The select is as high as the chip: all of it opens the menu.
  '&&& > .MuiNativeSelect-select': {
    ...theme.typography.subtitle1,
    margin: '-4px 0',
    padding: '0 26px 0 0',
    minHeight: size.target,
  },
  '&& > .MuiNativeSelect-icon': { right: 10 },
}))

type TokenControlProps = {
  token: string
  tokens: readonly string[] | undefined
  disabled: boolean
  onToken: ((token: string) => void) | undefined
}

/** The token of the amount: a select, which is a field of its own within the amount field, or a label if there is no choice. */
function TokenControl({ token, tokens, disabled, onToken }: TokenControlProps) {
  const words = useTranslations('forms').amount
  if (!tokens || !onToken)
    return (
      <Token>
        <TokenCoin token={token} size={32} />
        {token}
      </Token>
    )
  return (
    <FormControl fullWidth={false} variant="standard">
      <NativeSelect
        value={token}
        disabled={disabled}
        onChange={({ target }) => onToken(target.value)}
        IconComponent={CaretDownIcon}
        inputProps={{ 'aria-label': words.token(), autoComplete: 'off' }}
        input={<TokenInput startAdornment={<TokenCoin token={token} size={32} />} />}
      >
        {tokens.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}

type ShareButtonsProps = { token: string; most: string; locked: boolean; onSet: (value: string) => void }

/** Buttons that enter a quarter, a half or all of the available amount. */
function ShareButtons({ token, most, locked, onSet }: ShareButtonsProps) {
  const words = useTranslations('forms').amount
  const format = useFormat()
  const share = (percent: string) => roundDown(percentOf(most, percent), displayDecimals(token))
  return (
    <Stack
      component="fieldset"
      direction="row"
      spacing={1}
      aria-label={words.parts()}
      sx={{ flexWrap: 'wrap', m: 0, ml: 'auto', p: 0, border: 0, minWidth: 0 }}
    >
      {['25', '50'].map((percent) => (
        <Button key={percent} variant="soft" size="small" disabled={locked} onClick={() => onSet(share(percent))}>
          {format.percent(percent, 0)}
        </Button>
      ))}
      <Button variant="soft" size="small" disabled={locked} onClick={() => onSet(most)}>
        {words.max()}
      </Button>
    </Stack>
  )
}

type AmountControlsProps = {
  token: string
  tokens: readonly string[] | undefined
  onToken: ((token: string) => void) | undefined
  /** The amount's value in another unit, as text. */
  worth: string | null
  /** Of which a quarter, a half or all can be entered; `undefined` while not known. */
  most: string | undefined
  onSet: (value: string) => void
  disabled: boolean
  locked: boolean
}

/** What stands beside and below an amount: its token, its worth, and buttons that enter a part of what is available. */
export function AmountControls({ token, tokens, onToken, worth, most, onSet, disabled, locked }: AmountControlsProps) {
  return (
    <>
      <TokenControl token={token} tokens={tokens} disabled={disabled || locked} onToken={onToken} />
      <Stack
        direction="row"
        sx={{
          flex: '1 0 100%',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          rowGap: 2,
          columnGap: 3,
          minWidth: 0,
        }}
      >
        <Typography component="span" variant="caption" color="textSecondary" sx={worthLine}>
          {worth}
        </Typography>
        {most !== undefined && !isZero(larger(most, '0')) && !disabled && (
          <ShareButtons token={token} most={most} locked={locked} onSet={onSet} />
        )}
      </Stack>
    </>
  )
}
