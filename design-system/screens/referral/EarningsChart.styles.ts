import { styled } from '@mui/material/styles'

/** Bars of earnings, which are never negative: a time series, so petrol instead of the green of a gain. */
export const Course = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  '& .gain rect': { fill: theme.vars.palette.chart[1] },
}))
