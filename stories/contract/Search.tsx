import { styled } from '@mui/material/styles'
import { paint } from '#design-system/parts/paint.ts'

const Field = styled('label')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  ...theme.typography.body2,
  '& > input': {
    minHeight: 44,
    padding: '0 12px',
    borderRadius: 12,
    border: `1px solid ${paint(theme).border.control}`,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1rem',
  },
}))

/** The search field of the contract's pages. */
export const Search = ({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) => (
  <Field>
    {label}
    <input type="search" value={value} onChange={({ target }) => onChange(target.value)} />
  </Field>
)
