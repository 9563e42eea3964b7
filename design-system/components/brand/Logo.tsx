import { styled } from '@mui/material/styles'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { markReeds } from './markReeds.ts'

const MarkSvg = styled('svg')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  color: theme.vars.palette.primary.main,
  '& .needle': { fill: theme.vars.palette.needle.main },
  '@media (forced-colors: active)': { color: 'CanvasText', '& .needle': { fill: 'Highlight' } },
}))

export function Mark({ size = 28 }: { size?: number }) {
  return (
    <MarkSvg width={size} height={size} viewBox="0 0 28 28" fill="currentColor" aria-hidden>
      {markReeds.map(([x, top, bottom], i) => (
        <rect key={x} x={x} y={top} width={4} height={bottom - top} rx={0.75} {...(i === 2 && { className: 'needle' })} />
      ))}
    </MarkSvg>
  )
}

// The letters are paths, so the header neither waits for the font nor shifts when it arrives.
const letters =
  'M44.25 23.4V5.2H47.78L54.93 16.96L53.49 16.98L60.33 5.2H63.83V23.4H60.27L60.33 9.95L61 10.19L55.31 19.74H52.78L46.93 10.19L47.54 9.95L47.6 23.4ZM67.15 23.4 74.08 5.2H78.22L85.27 23.4H81.14L79.67 19.41H72.59L71.17 23.4ZM73.47 16.32H78.77L76.08 9.26ZM91.92 23.4V8.55H86.94V5.2H100.57V8.55H95.59V23.4ZM111.79 23.79Q109.28 23.79 107.6 22.79Q105.91 21.79 105.05 20.05Q104.2 18.31 104.2 16.09V5.2H107.86V16.17Q107.86 18.28 108.91 19.31Q109.96 20.35 111.79 20.35Q113.61 20.35 114.65 19.31Q115.7 18.28 115.7 16.17V5.2H119.37V16.09Q119.37 18.3 118.52 20.04Q117.66 21.78 115.97 22.78Q114.29 23.79 111.79 23.79Z'

export function Wordmark({ height = 14.5 }: { height?: number }) {
  return (
    <svg width={(height * 76) / 19} height={height} viewBox="44 5 76 19" fill="currentColor" aria-hidden className="wordmark">
      <path d={letters} />
    </svg>
  )
}

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 11,
  minHeight: 44,
  minWidth: 44,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { flex: 'none' },
}))

/** Symbol and wordmark; a link to the home page if `href` is given. */
export function Logo({
  href,
  size = 28,
}: {
  /** Address of the home page. Without it the logo is a picture with the product's name. */
  href?: string
  /** Height of the symbol in px; the wordmark grows with it. */
  size?: number
}) {
  const { Link } = useDesignSystem()
  const common = useTranslations('common')
  const drawing = (
    <>
      <Mark size={size} />
      <Wordmark />
    </>
  )
  return href === undefined ? (
    <Root role="img" aria-label={common.product()}>
      {drawing}
    </Root>
  ) : (
    <Root as={Link} {...{ href }} aria-label={common.product()}>
      {drawing}
    </Root>
  )
}
