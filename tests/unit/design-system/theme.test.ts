import { expect, it } from 'vitest'
import { createCabinetTheme } from '#design-system/theme/theme.ts'

it('the theme keeps the variables of every MUI component', () => {
  const palette = createCabinetTheme().vars!.palette as unknown as Record<string, object>
  const names = `Alert AppBar Avatar Chip LinearProgress Skeleton Slider SnackbarContent StepConnector StepContent Switch TableCell Tooltip FilledInput`
  expect(names.split(' ').filter((name) => Object.keys(palette[name] ?? {}).length === 0)).toEqual([])
})
