import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { useDesignSystem } from '../../provider/DesignSystemContext.ts'
import type { ChartLink } from './chart.ts'

const Row = styled('a')(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  color: theme.vars.palette.primary.main,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
}))

/** A link to what stands behind a place of a chart; `children` are a shorter text, whose place the row tells. */
export function PlaceLink({ ref, link, children }: { ref?: Ref<HTMLAnchorElement>; link: ChartLink; children?: ReactNode }) {
  const { Link } = useDesignSystem()
  return (
    <Row as={Link} ref={ref} href={link.href} {...(children !== undefined && { 'aria-label': link.label })}>
      {children ?? link.label}
    </Row>
  )
}
