import CheckIcon from '@phosphor-icons/core/regular/check.svg?react'
import CopyIcon from '@phosphor-icons/core/regular/copy.svg?react'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import type { ButtonProps } from './Button.tsx'
import { Button } from './Button.tsx'
import { ManualCopyField } from './ManualCopyField.tsx'
import { IconButton } from './IconButton.tsx'
import { useCopy } from './useCopy.ts'

const Said = styled('output')(visuallyHidden)

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
        <IconButton label={label} outlined onClick={() => void press()}>
          {icon}
        </IconButton>
      )}
      <Said>{done && t.copied()}</Said>
      {refusals > 0 && <ManualCopyField key={refusals} text={text} why={t.copyFailed()} />}
    </>
  )
}
