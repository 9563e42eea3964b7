import CheckIcon from '@phosphor-icons/core/regular/check.svg?react'
import CopyIcon from '@phosphor-icons/core/regular/copy.svg?react'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import type { ButtonProps } from './Button.tsx'
import { Button } from './Button.tsx'
import { ManualCopyField } from './ManualCopyField.tsx'
import { IconButton } from './IconButton.tsx'
import { useCopy } from './useCopy.ts'

const Said = styled('output')(visuallyHidden)

export type CopyButtonProps = {
  /** The text to copy, unchanged. */
  text: string
  /** What is copied: "Copy address". */
  label: string
  /** With a variant the button shows its label; without one it is an icon with the label as its name. */
  variant?: ButtonProps['variant']
  /** Height 52, 44 or 36 px, with a `variant`; the icon alone is always 44 px. */
  size?: ButtonProps['size']
  /** As wide as its container, with a `variant`: under a field or a QR code on a phone. */
  fullWidth?: boolean
  /** Without a border, beside other icon buttons. */
  bare?: boolean
  /** Called after a successful copy. */
  onCopied?: () => void
}

/** Copies a text and confirms it. If the browser forbids it, shows the text for copying by hand. */
export function CopyButton({ text, label, variant, size, fullWidth, bare = false, onCopied }: CopyButtonProps) {
  const t = useTranslations('frame')
  const { done, refusals, copy } = useCopy(text)
  const press = async () => {
    if (await copy()) onCopied?.()
  }
  const icon = done ? <CheckIcon width={20} height={20} aria-hidden /> : <CopyIcon width={20} height={20} aria-hidden />
  return (
    <>
      {variant ? (
        <Button variant={variant} {...(size && { size })} {...(fullWidth && { fullWidth })} startIcon={icon} onClick={() => void press()}>
          {done ? t.copied() : label}
        </Button>
      ) : (
        <IconButton label={label} outlined={!bare} onClick={() => void press()}>
          {icon}
        </IconButton>
      )}
      <Said>{done && t.copied()}</Said>
      {refusals > 0 && <ManualCopyField key={refusals} text={text} why={t.copyFailed()} />}
    </>
  )
}
