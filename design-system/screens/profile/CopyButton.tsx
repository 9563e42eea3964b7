import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { IconButton } from '../../parts/IconButton.tsx'
import { unseen } from '../../parts/paint.ts'
import { Text } from '../../parts/Text.tsx'
import { useText } from '../../provider/reader.ts'

const Said = styled('output')({ '&:not([data-shown])': unseen })

/** How long it says that it has copied. */
const saidFor = 4000

/** Takes a text along. Where the browser forbids it, says how to do it by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useText('verification').copy
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle')
  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => setState('idle'), saidFor)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('done')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <IconButton label={label} outlined onClick={() => void copy()}>
        {state === 'done' ? <CheckIcon size={20} aria-hidden /> : <CopyIcon size={20} aria-hidden />}
      </IconButton>
      <Said {...(state === 'failed' && { 'data-shown': '' })}>
        {state === 'done' && t.done()}
        {state === 'failed' && (
          <Text variant="caption" tone="secondary">
            {t.failed()}
          </Text>
        )}
      </Said>
    </>
  )
}
