import { useTranslations } from '../provider/DesignSystemContext.ts'
import { SegmentedControl } from './SegmentedControl.tsx'
import type { ThemeMode } from './themeModes.ts'
import { themeIcons, themeModes } from './themeModes.ts'

type Props = { value: ThemeMode; onChange: (mode: ThemeMode) => void; compact?: boolean; fill?: boolean }

/** The three modes side by side; `compact` shows only icons. */
export function ThemeSwitch({ value, onChange, compact = false, fill = false }: Props) {
  const { theme } = useTranslations('common')
  const items = themeModes.map((mode) => {
    const Icon = themeIcons[mode]
    return { value: mode, label: theme[mode](), icon: <Icon width={16} height={16} aria-hidden />, both: !compact }
  })
  return <SegmentedControl label={theme.label()} items={items} value={value} onChange={onChange} fill={fill} />
}
