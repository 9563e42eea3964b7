import MoonIcon from '@phosphor-icons/core/regular/moon.svg?react'
import SunIcon from '@phosphor-icons/core/regular/sun.svg?react'
import { styled } from '@mui/material/styles'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { MenuButton } from './MenuButton.tsx'
import type { ThemeMode } from './themeModes.ts'
import { themeIcons, themeModes } from './themeModes.ts'

type Props = {
  /** The chosen mode; `system` follows the device. */
  value: ThemeMode
  /** The mode just chosen, applied at once and stored on the device. */
  onChange: (mode: ThemeMode) => void
}

// CSS chooses which icon shows, because the prerendered page does not know the user's choice.
const Face = styled('span')(({ theme }) => ({
  display: 'flex',
  '& > .dark': { display: 'none' },
  ...theme.applyStyles('dark', { '& > .light': { display: 'none' }, '& > .dark': { display: 'block' } }),
}))

/** Light, dark or system, behind one icon. */
export function ThemeMenu({ value, onChange }: Props) {
  const { theme } = useTranslations('common')
  const face = (
    <Face>
      <MoonIcon width={20} height={20} className="light" aria-hidden />
      <SunIcon width={20} height={20} className="dark" aria-hidden />
    </Face>
  )
  const choices = themeModes.map((mode) => {
    const Icon = themeIcons[mode]
    return {
      id: mode,
      label: theme[mode](),
      icon: <Icon width={20} height={20} aria-hidden />,
      selected: mode === value,
      onSelect: () => onChange(mode),
    }
  })
  return <MenuButton label={theme.label()} face={face} bare choices={choices} />
}
