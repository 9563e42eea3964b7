import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, useState } from 'react'
import type { ChangeEvent, KeyboardEvent, MouseEvent } from 'react'
import { IconButton } from '../parts/IconButton.tsx'
import { paint, reeded, unseen } from '../parts/paint.ts'
import { useText } from '../provider/reader.ts'
import type { PasswordRule } from './rules.ts'
import { hasCyrillic, passwordRules } from './rules.ts'
import type { TextFieldProps } from './TextField.tsx'
import { TextField } from './TextField.tsx'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 })

const Groups = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gap: 6,
  marginTop: 4,
  '& > i': { height: 10, backgroundColor: paint(theme).chart.tickDim, ...reeded },
  '& > i[data-met]': { backgroundColor: paint(theme).caution.fg },
  '&[data-all] > i': { backgroundColor: paint(theme).positive.solid },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    '& > i': { backgroundColor: 'GrayText' },
    '& > i[data-met]': { backgroundColor: 'CanvasText' },
  },
}))

const Rules = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: paint(theme).text.secondary,
  '& > li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& > li[data-met]': { color: paint(theme).positive.fg },
  '& svg': { width: 14, height: 14, flex: 'none' },
  '& .ring': {
    width: 12,
    height: 12,
    margin: '0 1px',
    borderRadius: '50%',
    flex: 'none',
    boxShadow: `inset 0 0 0 1.5px ${paint(theme).border.control}`,
  },
  '& .unseen': unseen,
  '@media (forced-colors: active)': { '& .ring': { border: '1px solid CanvasText' } },
}))

const Count = styled('span')(({ theme }) => ({
  fontWeight: 450,
  color: paint(theme).caution.fg,
  '&[data-all]': { color: paint(theme).positive.fg },
  '&[data-none]': { color: paint(theme).text.secondary },
}))

const End = styled('span')({ display: 'flex' })

const order = Object.keys(passwordRules) as PasswordRule[]

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'mono' | 'start'> & {
  /** Shows the five rules of a new password and which of them hold, as it is typed. */
  rules?: boolean
  /** The eye comes with the first letter: beside a field that already has one. */
  quiet?: boolean
}

/** A password: can be shown, tells of Caps Lock and of Cyrillic letters at once. */
export function PasswordField({ rules, quiet, aside, caution, ref, onChange, onKeyDown, onKeyUp, onBlur, ...props }: PasswordFieldProps) {
  const words = useText('forms').password
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const [typed, setTyped] = useState('')
  const list = useId()
  const input = useRef<HTMLInputElement>(null)

  // What was typed before the page came alive counts.
  useEffect(() => setTyped(input.current?.value ?? ''), [])

  const met = new Set(order.filter((rule) => passwordRules[rule](typed)))
  const all = met.size === order.length
  const keys = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'))
  // The text keeps the focus: the eye only looks.
  const keepFocus = (event: MouseEvent) => event.preventDefault()
  const warning = hasCyrillic(typed) ? words.cyrillic() : capsLock ? words.capsLock() : caution
  const Eye = visible ? EyeSlashIcon : EyeIcon

  const field = (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      {...(rules && { 'aria-describedby': list })}
      type={visible ? 'text' : 'password'}
      caution={props.error ? undefined : warning}
      ref={(element) => {
        input.current = element as HTMLInputElement | null
        ref?.(element)
      }}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value)
        onChange?.(event)
      }}
      onKeyDown={(event) => {
        keys(event)
        onKeyDown?.(event)
      }}
      onKeyUp={(event) => {
        keys(event)
        onKeyUp?.(event)
      }}
      onBlur={(event) => {
        setCapsLock(false)
        onBlur?.(event)
      }}
      aside={
        aside ??
        (rules && (
          <Count aria-hidden="true" {...(all && { 'data-all': '' })} {...(met.size === 0 && { 'data-none': '' })}>
            {words.met({ met: met.size, all: order.length })}
          </Count>
        ))
      }
      end={
        (!quiet || typed !== '') && (
          <End onMouseDown={keepFocus}>
            <IconButton
              label={visible ? words.hide() : words.show()}
              disabled={props.disabled ?? false}
              onClick={() => setVisible(!visible)}
            >
              <Eye aria-hidden="true" size={20} />
            </IconButton>
          </End>
        )
      }
    />
  )
  if (!rules) return field
  return (
    <Root>
      {field}
      <Groups aria-hidden="true" {...(all && { 'data-all': '' })}>
        {order.map((rule, at) => (
          <i key={rule} {...(at < met.size && { 'data-met': '' })} />
        ))}
      </Groups>
      <Rules id={list}>
        {order.map((rule) => (
          <li key={rule} {...(met.has(rule) && { 'data-met': '' })}>
            {met.has(rule) ? <CheckIcon weight="bold" aria-hidden="true" /> : <span className="ring" />}
            {words[rule]()}
            <span className="unseen">{met.has(rule) ? words.done() : words.missing()}</span>
          </li>
        ))}
      </Rules>
      <output className="visually-hidden">{typed && words.metLabel({ met: met.size, all: order.length })}</output>
    </Root>
  )
}
