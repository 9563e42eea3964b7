import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, useState } from 'react'
import { copyText } from '../lib/copyText.ts'
import { useText } from '../provider/reader.ts'
import { radius, size as sizes } from '../theme/tokens.ts'
import type { ButtonProps } from './Button.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { paint, unseen } from './paint.ts'
import { Text } from './Text.tsx'

const Said = styled('output')({ ...unseen })

const ByHand = styled('label')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  flexBasis: '100%',
  minWidth: 0,
  '& input': {
    ...theme.typography.mono,
    width: '100%',
    minWidth: 0,
    minHeight: sizes.target,
    boxSizing: 'border-box',
    padding: '0 12px',
    border: `1px solid ${paint(theme).border.control}`,
    borderRadius: radius.control,
    backgroundColor: paint(theme).surface.sunken,
    color: paint(theme).text.primary,
  },
}))

/** How long it says that it has copied. */
const saidFor = 4000

export type CopyButtonProps = {
  /** What goes to the clipboard, as it is. */
  text: string
  /** What it copies: "Copy address". */
  label: string
  /** With the label to be read on a button of this look; without it an icon that is named by it. */
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
  fullWidth?: boolean
  /** After a copy that worked. */
  onCopied?: () => void
}

/** Takes a text along and says so. Where the browser forbids it, lays the text out to be copied by hand. */
export function CopyButton({ text, label, variant, size, fullWidth, onCopied }: CopyButtonProps) {
  const t = useText('parts')
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle')
  const field = useRef<HTMLInputElement>(null)
  const reason = useId()
  useEffect(() => {
    if (state === 'failed') field.current?.select()
    if (state !== 'done') return
    const timer = setTimeout(() => setState('idle'), saidFor)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    const copied = await copyText(text)
    setState(copied ? 'done' : 'failed')
    if (copied) onCopied?.()
    else field.current?.select()
  }
  const icon = state === 'done' ? <CheckIcon size={20} aria-hidden /> : <CopyIcon size={20} aria-hidden />
  return (
    <>
      {variant ? (
        <Button variant={variant} {...(size && { size })} {...(fullWidth && { fullWidth })} startIcon={icon} onClick={() => void copy()}>
          {state === 'done' ? t.copied() : label}
        </Button>
      ) : (
        <IconButton label={label} outlined onClick={() => void copy()}>
          {icon}
        </IconButton>
      )}
      <Said>{state === 'done' && t.copied()}</Said>
      {state === 'failed' && (
        <ByHand>
          <Text variant="caption" tone="secondary" role="alert" id={reason}>
            {t.copyFailed()}
          </Text>
          <input ref={field} readOnly value={text} aria-label={t.copyByHand()} aria-describedby={reason} />
        </ByHand>
      )}
    </>
  )
}
