import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import CheckBoldIcon from '@phosphor-icons/core/bold/check-bold.svg?react'
import EyeIcon from '@phosphor-icons/core/regular/eye.svg?react'
import EyeSlashIcon from '@phosphor-icons/core/regular/eye-slash.svg?react'
import InputAdornment from '@mui/material/InputAdornment'
import LinearProgress from '@mui/material/LinearProgress'
import type { Theme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import { useForkRef } from '@mui/material/utils'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { IconButton } from '../components/inputs/IconButton.tsx'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { reedMask } from '../theme/tokens.ts'
import type { PasswordRule } from './passwordRules.ts'
import { hasCyrillic, newPasswordRules, passwordLength } from './passwordRules.ts'
import type { TextInputProps } from './TextInput.tsx'
import { TextInput } from './TextInput.tsx'
import { VisuallyHidden } from '../components/utils/VisuallyHidden.tsx'
import { insetLine } from '../theme/mixins.ts'

const order = Object.keys(newPasswordRules) as PasswordRule[]

// One group of reeds per rule.
const meter = (theme: Theme) => {
  const masks = {
    image: `${reedMask}, linear-gradient(90deg, #000 calc(100% - 6px), #0000 0)`,
    size: `auto, calc((100% + 6px) / ${order.length}) 100%`,
  }
  return {
    display: 'block',
    height: 10,
    mt: 1,
    borderRadius: 0,
    backgroundColor: theme.vars.palette.chart.tickDim,
    maskImage: masks.image,
    WebkitMaskImage: masks.image,
    maskSize: masks.size,
    WebkitMaskSize: masks.size,
    maskComposite: 'intersect',
    WebkitMaskComposite: 'source-in',
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'GrayText',
      '& > .MuiLinearProgress-bar': { backgroundColor: 'CanvasText' },
    },
  } as const
}

const Rules = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  // Two to a line, one below the other: a wrapping row would leave the last one alone.
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
  gap: '4px 12px',
  color: theme.vars.palette.text.secondary,
  '& > li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& svg': { width: 14, height: 14, flex: 'none' },
  '& .ring': {
    width: 12,
    height: 12,
    margin: '0 1px',
    borderRadius: '50%',
    flex: 'none',
    ...insetLine(theme.vars.palette.border.control, 1.5),
  },
  '@media (forced-colors: active)': { '& .ring': { border: '1px solid CanvasText' } },
}))

export type PasswordFieldProps = Omit<TextInputProps, 'type' | 'mono' | 'slotProps'> & {
  /** Shows the rules of a new password and which of them are met while typing. */
  rules?: boolean
  /** Shows the visibility button only after typing: for a second field beside one that already has it. */
  quiet?: boolean
  /** Action of the phone keyboard's Enter key; by default `next` with `rules`, else `go`. */
  enterKeyHint?: 'next' | 'go' | 'done'
}

/** The rules of a new password, a meter of how many are met, and the same as an announcement. */
function PasswordRules({ id, typed, met }: { id: string; typed: string; met: ReadonlySet<PasswordRule> }) {
  const words = useTranslations('forms').password
  const all = order.length
  return (
    <>
      {typed === '' ? (
        // MUI's progress positions its bar with a style attribute, which prerendered pages must not have; an empty field has no bar.
        <Box component="span" aria-hidden="true" sx={meter} />
      ) : (
        <LinearProgress
          sx={meter}
          aria-hidden="true"
          variant="determinate"
          max={all}
          value={met.size}
          color={met.size === all ? 'success' : 'warning'}
        />
      )}
      <Rules id={id}>
        {order.map((rule) => (
          <Box component="li" key={rule} sx={{ color: met.has(rule) ? 'success.main' : 'inherit' }}>
            {met.has(rule) ? <CheckBoldIcon aria-hidden="true" /> : <span className="ring" />}
            {rule === 'minLength' ? words.minLength({ count: passwordLength.min }) : words[rule]()}
            <VisuallyHidden>{met.has(rule) ? words.done() : words.missing()}</VisuallyHidden>
          </Box>
        ))}
      </Rules>
      <VisuallyHidden as="output">{typed && words.metLabel({ met: met.size, all })}</VisuallyHidden>
    </>
  )
}

/** How many rules are met, beside the label. */
const RuleCount = ({ met }: { met: number }) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{ color: met === 0 ? 'text.secondary' : met === order.length ? 'success.main' : 'warning.main' }}
  >
    {useTranslations('forms').password.met({ met, all: order.length })}
  </Box>
)

type VisibilityButtonProps = { visible: boolean; disabled: boolean; onToggle: () => void }

function VisibilityButton({ visible, disabled, onToggle }: VisibilityButtonProps) {
  const words = useTranslations('forms').password
  const Eye = visible ? EyeSlashIcon : EyeIcon
  // Keeps the focus in the text when the button is clicked.
  const keepFocus = (event: MouseEvent) => event.preventDefault()
  return (
    <InputAdornment position="end" onMouseDown={keepFocus}>
      <IconButton label={visible ? words.hide() : words.show()} disabled={disabled} onClick={onToggle}>
        <Eye aria-hidden="true" width={20} height={20} />
      </IconButton>
    </InputAdornment>
  )
}

/** A password field: can be revealed, and warns of Caps Lock and of Cyrillic letters at once. */
export function PasswordField({ rules, quiet, aside, enterKeyHint, inputRef, onChange, onBlur, ...props }: PasswordFieldProps) {
  const words = useTranslations('forms').password
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const [own, setOwn] = useState('')
  const typed = props.value ?? own
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const ref = useForkRef(input, inputRef)

  // Initial value of an uncontrolled input.
  useEffect(() => setOwn(input.current?.value ?? ''), [])

  const met = new Set(order.filter((rule) => newPasswordRules[rule](typed)))
  const keys = (event: KeyboardEvent<HTMLElement>) => setCapsLock(event.getModifierState('CapsLock'))
  const warning = hasCyrillic(typed) ? words.cyrillic() : capsLock ? words.capsLock() : undefined

  const field = (
    <TextInput
      autoComplete="current-password"
      {...props}
      {...(warning && !props.error && { color: 'warning', helperText: warning })}
      type={visible ? 'text' : 'password'}
      inputRef={ref}
      onChange={(event) => {
        setOwn(event.target.value)
        onChange?.(event)
      }}
      onKeyDown={keys}
      onKeyUp={keys}
      onBlur={() => {
        setCapsLock(false)
        onBlur?.()
      }}
      aside={aside ?? (rules && <RuleCount met={met.size} />)}
      slotProps={{
        htmlInput: {
          autoCapitalize: 'none',
          autoCorrect: 'off',
          spellCheck: false,
          inputMode: 'text',
          enterKeyHint: enterKeyHint ?? (rules ? 'next' : 'go'),
          ...(rules && { 'aria-describedby': list }),
        },
        input: {
          endAdornment: (!quiet || typed !== '') && (
            <VisibilityButton visible={visible} disabled={props.disabled ?? false} onToggle={() => setVisible(!visible)} />
          ),
        },
      }}
    />
  )
  if (!rules) return field
  return (
    <Stack spacing={1.5} sx={{ minWidth: 0 }}>
      {field}
      <PasswordRules id={list} typed={typed} met={met} />
    </Stack>
  )
}
