import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import Typography from '@mui/material/Typography'

/** A selected text for the user to copy by hand, when the browser refused to. Line breaks are kept. */
export function ManualCopyField({ text, why }: { text: string; why: string }) {
  const t = useTranslations('frame')
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const reason = useId()
  useEffect(() => field.current?.select(), [])
  const { length: lines } = text.split('\n')
  return (
    <Stack sx={{ gap: '6px', flexBasis: '100%', minWidth: 0 }}>
      <Typography variant="caption" color="textSecondary" role="alert" id={reason}>
        {why}
      </Typography>
      <OutlinedInput
        readOnly
        value={text}
        inputRef={field}
        size="small"
        multiline={lines > 1}
        {...(lines > 1 && { rows: lines })}
        inputProps={{
          'aria-label': t.copyByHand(),
          'aria-describedby': reason,
          inputMode: 'none',
          enterKeyHint: 'done',
          autoComplete: 'off',
        }}
        sx={(theme) => ({ ...theme.typography.mono })}
      />
    </Stack>
  )
}
