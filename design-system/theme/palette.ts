// The only file that contains colours. Both schemes must satisfy the same type, so a missing role does not compile. Contrast is measured: text pairs
// at least 4.5:1, graphics at least 3:1.
const light = {
  background: {
    default: '#F1F6F7',
    paper: '#FFFFFF',
    sunken: '#EBF2F4',
    raised: '#FFFFFF',
    ink: '#072C37',
    inkRaised: '#133F4C',
    overlay: '#051116A6',
  },
  text: {
    primary: '#0C1F26',
    secondary: '#3F5258',
    tertiary: '#53656B',
    disabled: '#758387',
    onInk: '#FFFFFF',
    onInkMuted: '#A1C5CD',
  },
  divider: '#D9E1E3',
  border: {
    control: '#728488',
    onInk: '#274E5A',
  },
  action: {
    hover: '#E5EEEF',
  },
  primary: {
    main: '#005D70',
    dark: '#004C5F',
    darker: '#003C4C',
    light: '#DFF2F6',
    lightHover: '#CEEAF0',
    contrastText: '#FFFFFF',
  },
  // `main` for text and icons, on `light` too; `dark` for areas and lines.
  success: {
    main: '#006B3B',
    light: '#DFF7E9',
    dark: '#0C7D48',
  },
  error: {
    main: '#A81939',
    light: '#FFEAEC',
    dark: '#BC1D3C',
  },
  warning: {
    main: '#795501',
    light: '#FEF3D2',
    dark: '#EBB427',
  },
  info: {
    main: '#215D99',
    light: '#E6F2FE',
    dark: '#2A6BAE',
  },
  needle: {
    main: '#E65500',
    onInk: '#FA782A',
    bg: '#FFEBDF',
  },
  chart: {
    1: '#005D70',
    2: '#33969B',
    3: '#B47D06',
    4: '#8B376B',
    5: '#607580',
    6: '#1F7C4B',
    grid: '#E0E8E9',
    tickDim: '#BECCCF',
  },
  tickInk: {
    full: '#78CDDA',
    low: '#4A92A0',
    dim: '#355964',
  },
  token: {
    usdt: '#007658',
    bnb: '#996A06',
  },
  // Coin discs keep their colour in both themes, because users recognise a token by it.
  coin: {
    matu: '#0B4A59',
    usdt: '#00664C',
    bnb: '#8A5E00',
    other: '#4A5C66',
    needle: '#FA9A5F',
  },
  // Scanners need dark on light: the same in both themes.
  qr: '#0C1F26',
  art: {
    face: '#0E4351',
    side: '#072C37',
    rim: '#3B7A88',
    mark: '#FFFFFF',
    rule: '#728488',
    face2: '#D3E9EE',
    side2: '#FAFDFD',
    tick2: '#005D70',
    rim2: '#96C4CE',
    face3: '#FFDCC8',
    side3: '#FFF3EB',
    rim3: '#EFA071',
    promoBg: '#FDF1E8',
  },
}

export type Scheme = typeof light

const dark: Scheme = {
  background: {
    default: '#071317',
    paper: '#0D1D22',
    sunken: '#09171C',
    raised: '#12252C',
    ink: '#092B35',
    inkRaised: '#123D48',
    overlay: '#02080BB8',
  },
  text: {
    primary: '#EAF2F3',
    secondary: '#A8B9BD',
    tertiary: '#8B9EA2',
    disabled: '#5B6C71',
    onInk: '#EEF5F6',
    onInkMuted: '#A2C1C8',
  },
  divider: '#1D3036',
  border: {
    control: '#5E747B',
    onInk: '#274B56',
  },
  action: {
    hover: '#14282E',
  },
  primary: {
    main: '#78CDDA',
    dark: '#92DCE7',
    darker: '#68BDCB',
    light: '#0F2F38',
    lightHover: '#133B46',
    contrastText: '#011921',
  },
  success: {
    main: '#64D599',
    light: '#0F2E22',
    dark: '#47B77C',
  },
  error: {
    main: '#F7909A',
    light: '#381D20',
    dark: '#EC6775',
  },
  warning: {
    main: '#EFC563',
    light: '#362810',
    dark: '#F3C351',
  },
  info: {
    main: '#8FC0EF',
    light: '#142A3F',
    dark: '#67A3E0',
  },
  needle: {
    main: '#FA782A',
    onInk: '#FA782A',
    bg: '#3D2013',
  },
  chart: {
    1: '#72C7D5',
    2: '#42949D',
    3: '#ECBC5E',
    4: '#DD88B9',
    5: '#8FA2AA',
    6: '#5BC78E',
    grid: '#1A2B30',
    tickDim: '#2D424A',
  },
  tickInk: {
    full: '#78CDDA',
    low: '#498C99',
    dim: '#325661',
  },
  token: {
    usdt: '#5FCCA1',
    bnb: '#ECBC5E',
  },
  coin: {
    matu: '#0B4A59',
    usdt: '#00664C',
    bnb: '#8A5E00',
    other: '#4A5C66',
    needle: '#FA9A5F',
  },
  qr: '#0C1F26',
  art: {
    face: '#1A5060',
    side: '#0F3C49',
    rim: '#4C93A2',
    mark: '#EAF2F3',
    rule: '#4A6670',
    face2: '#123D48',
    side2: '#0B2B35',
    tick2: '#5AA6B4',
    rim2: '#2F6470',
    face3: '#6B2F10',
    side3: '#3A1C0D',
    rim3: '#A2552B',
    promoBg: '#21160F',
  },
}

export const schemes = { light, dark }
