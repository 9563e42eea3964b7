import { styled } from '@mui/material/styles'
import { paint, phone, reeded } from './paint.ts'

const Reeds = styled('span')(({ theme }) => ({
  display: 'none',
  [phone]: {
    display: 'block',
    position: 'absolute',
    insetInlineStart: 'calc(50% - 25px)',
    top: 10,
    width: 50,
    height: 6,
    backgroundColor: paint(theme).chart.tickDim,
    ...reeded,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
}))

/** Nine reeds that say: this came from below. */
export const Grip = () => <Reeds aria-hidden />
