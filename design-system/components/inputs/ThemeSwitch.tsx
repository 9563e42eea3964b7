import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { styled } from '@mui/material/styles'
import { SegmentedControl } from './SegmentedControl.tsx'
import type { ThemeMode } from './themeModes.ts'
import { themeIcons, themeModes } from './themeModes.ts'

// On the narrowest phones the three words need the width; without this the first one is cut off in Russian.
const Glyph = styled('span')<{ beside: boolean }>(({ theme }) => ({
  display: 'inline-flex',
  variants: [{ props: { beside: true }, style: { [theme.breakpoints.down(400)]: { display: 'none' } } }],
}))

type Props = {
  /** The chosen mode; `system` follows the device. */
  value: ThemeMode
  /** The mode just chosen, applied at once and stored on the device. */
  onChange: (mode: ThemeMode) => void
  /** Only icons, with their names for screen readers: where three words do not fit. */
  compact?: boolean
  /** As wide as its container, in equal parts. */
  fill?: boolean
}

/** The three modes side by side; `compact` shows only icons. */
export function ThemeSwitch({ value, onChange, compact = false, fill = false }: Props) {
  const { theme } = useTranslations('common')
  const items = themeModes.map((mode) => {
    const Icon = themeIcons[mode]
    return {
      value: mode,
      label: theme[mode](),
      icon: (
        <Glyph beside={!compact}>
          <Icon width={16} height={16} aria-hidden />
        </Glyph>
      ),
      both: !compact,
    }
  })
  return <SegmentedControl label={theme.label()} items={items} value={value} onChange={onChange} fill={fill} />
}
