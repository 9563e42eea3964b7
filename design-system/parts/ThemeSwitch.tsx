import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf'
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon'
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun'
import { styled } from '@mui/material/styles'
import { useText } from '../provider/reader.ts'
import { Disclosure, MenuItem } from './Disclosure.tsx'
import { Segmented } from './Segmented.tsx'

export type ThemeMode = 'light' | 'dark' | 'system'
type Props = { value: ThemeMode; onChange: (mode: ThemeMode) => void }

const icons = { light: SunIcon, dark: MoonIcon, system: CircleHalfIcon }
const modes = ['light', 'dark', 'system'] as const

// Which of the two shows is a matter of the sheet: the prerendered page knows no choice yet.
const Face = styled('span')(({ theme }) => ({
  display: 'flex',
  '& > .dark': { display: 'none' },
  ...theme.applyStyles('dark', { '& > .light': { display: 'none' }, '& > .dark': { display: 'block' } }),
}))

/** Light, dark or as the system has it, behind one icon. */
export function ThemeMenu({ value, onChange }: Props) {
  const { theme } = useText('common')
  const face = (
    <Face>
      <MoonIcon size={20} className="light" aria-hidden />
      <SunIcon size={20} className="dark" aria-hidden />
    </Face>
  )
  return (
    <Disclosure label={theme.label()} face={face} bare>
      {(close) => (
        <ul>
          {modes.map((mode) => {
            const Icon = icons[mode]
            return (
              <li key={mode}>
                <MenuItem
                  type="button"
                  aria-pressed={mode === value}
                  onClick={() => {
                    onChange(mode)
                    close()
                  }}
                >
                  <Icon size={20} weight="regular" aria-hidden />
                  <span>{theme[mode]()}</span>
                  {mode === value && <CheckIcon size={20} aria-hidden />}
                </MenuItem>
              </li>
            )
          })}
        </ul>
      )}
    </Disclosure>
  )
}

/** The three side by side; `compact` shows the icons alone. */
export function ThemeSwitch({ value, onChange, compact = false, fill = false }: Props & { compact?: boolean; fill?: boolean }) {
  const { theme } = useText('common')
  const items = modes.map((mode) => {
    const Icon = icons[mode]
    return { value: mode, label: theme[mode](), icon: <Icon size={16} weight="regular" aria-hidden />, both: !compact }
  })
  return <Segmented label={theme.label()} items={items} value={value} onChange={onChange} fill={fill} />
}
