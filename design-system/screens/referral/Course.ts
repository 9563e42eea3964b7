import { styled } from '@mui/material/styles'
import { paint } from '../../parts/paint.ts'

/** Bars of what can only be earned: a course over time, so petrol and not the green of a gain. */
export const Course = styled('div')(({ theme }) => ({ '& .gain rect': { fill: paint(theme).chart[1] } }))
