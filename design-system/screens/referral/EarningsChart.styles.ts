import { styled } from '@mui/material/styles'

/** Bars of what can only be earned: a course over time, so petrol and not the green of a gain. */
export const Course = styled('div')(({ theme }) => ({ '& .gain rect': { fill: theme.vars.palette.chart[1] } }))
