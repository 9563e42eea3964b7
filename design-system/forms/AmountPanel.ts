import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { fitted } from '../theme/mixins.ts'
import { radius } from '../theme/tokens.ts'

/** Length of an amount as it is shown, which decides its size. */
type Digits = 'few' | 'medium' | 'long' | 'longer'

const figure = { few: 'numberXl', medium: 'numberXl', long: 'numberLg', longer: 'numberMd' } as const
// On a phone, the token leaves space for six digits of the largest size.
const narrowFigure = { few: 'numberXl', medium: 'numberLg', long: 'numberMd', longer: 'numberSm' } as const
const widest: Record<Digits, string> = { few: '18cqi', medium: '13cqi', long: '9cqi', longer: '5.5cqi' }

/** The box of an amount, with its token and the line below. */
export const AmountPanel = styled(OutlinedInput, { shouldForwardProp: (name) => name !== 'digits' && name !== 'sx' })<{ digits: Digits }>(
  ({ theme, digits }) => ({
    containerType: 'inline-size',
    flexWrap: 'wrap',
    gap: '6px 12px',
    padding: '14px 16px 12px',
    borderRadius: radius.block,
    '& .MuiInputBase-input, & .shown': theme.typography[figure[digits]],
    // The input is as high as the figure that replaces it, so that the box keeps its height.
    '& .MuiInputBase-input': { padding: 0, minHeight: 44 },
    [theme.containerQueries.down(340)]: { '& .MuiInputBase-input, & .shown': theme.typography[narrowFigure[digits]] },
    // Enlarged text (200 %): the amount has a line of its own.
    '@container (max-width: 10.5rem)': {
      '& > span:has(> input)': { flexBasis: '100%' },
      '& .MuiInputBase-input, & .shown': { ...fitted(theme.typography[narrowFigure[digits]], widest[digits]), whiteSpace: 'nowrap' },
    },
    '& .decimals': { opacity: 0.66 },
  }),
)

export const digitsOf = ({ length }: string): Digits => (length > 18 ? 'longer' : length > 9 ? 'long' : length > 6 ? 'medium' : 'few')
