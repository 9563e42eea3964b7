import { styled } from '@mui/material/styles'

/** A card within the programme's text. */
export const Block = styled('div')({ marginTop: 8 })
