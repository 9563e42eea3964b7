import { styled } from '@mui/material/styles'
import { reeded } from '../../theme/mixins.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

const Root = styled('div')(({ theme }) => ({
  marginTop: 40,
  [theme.breakpoints.up('md')]: { marginTop: 64 },
  '& h3': { ...theme.typography.h4, margin: '0 0 24px' },
  '& ol': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: 24,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 20 },
  },
  // One scale for the whole process: each step adds its part.
  '& li': { position: 'relative', paddingTop: 22 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: 8,
    backgroundColor: theme.vars.palette.primary.main,
    ...reeded,
  },
  '& strong': { display: 'block', ...theme.typography.h6 },
  '& p': { ...theme.typography.body2, margin: '4px 0 0', textWrap: 'pretty', color: theme.vars.palette.text.secondary, maxWidth: '36ch' },
}))

export function HowItWorks() {
  const { how } = useTranslations('landingSections')
  const steps = [
    [how.subscribe(), how.subscribeText()],
    [how.delegate(), how.delegateText()],
    [how.watch(), how.watchText()],
  ]
  return (
    <Root>
      <h3>{how.title()}</h3>
      <ol>
        {steps.map(([name, text]) => (
          <li key={name}>
            <strong>{name}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Root>
  )
}
