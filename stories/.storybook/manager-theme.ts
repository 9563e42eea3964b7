import { create } from 'storybook/theming/create'
import { markReeds } from '#design-system/components/brand/markReeds.ts'
import type { Scheme } from '#design-system/theme/palette.ts'
import { schemes } from '#design-system/theme/palette.ts'

const face = '"Geologica Variable", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif'
const mono = '"JetBrains Mono Variable", ui-monospace, SFMono-Regular, Menlo, monospace'

// The logo from its own geometry with the name beside it, in the scheme's colours.
const lockup = ({ needle, primary, text }: Scheme): string => {
  const reeds = markReeds.map(
    ([x, top, bottom], at) =>
      `<rect x="${x}" y="${top}" width="4" height="${bottom - top}" rx=".75" fill="${at === 2 ? needle.main : primary.main}"/>`,
  )
  const words = `<text x="40" y="21" font-family="Arial, sans-serif" font-size="18" font-weight="600" fill="${text.primary}">MATU<tspan dx="6" font-weight="400">workbench</tspan></text>`
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="28" viewBox="0 0 200 28">${reeds.join('')}${words}</svg>`)}`
}

const themeOf = (base: 'light' | 'dark') => {
  const scheme = schemes[base]
  const { action, background, text, border, divider, primary } = scheme
  return create({
    base,
    brandTitle: 'MATU workbench',
    brandImage: lockup(scheme),
    brandUrl: './?path=/story/start-introduction--review',
    brandTarget: '_self',
    fontBase: face,
    fontCode: mono,
    colorPrimary: primary.main,
    colorSecondary: primary.main,
    appBg: background.default,
    appContentBg: background.paper,
    appPreviewBg: background.default,
    appHoverBg: action.hover,
    appBorderColor: divider,
    appBorderRadius: 12,
    textColor: text.primary,
    textInverseColor: primary.contrastText,
    textMutedColor: text.tertiary,
    barBg: background.paper,
    barTextColor: text.secondary,
    barHoverColor: primary.dark,
    barSelectedColor: primary.main,
    buttonBg: background.sunken,
    buttonBorder: divider,
    booleanBg: background.sunken,
    booleanSelectedBg: background.paper,
    inputBg: background.paper,
    inputBorder: border.control,
    inputTextColor: text.primary,
    inputBorderRadius: 12,
  })
}

export const themes = { light: themeOf('light'), dark: themeOf('dark') }
