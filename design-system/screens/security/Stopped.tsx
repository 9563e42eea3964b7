import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import CheckIcon from '@phosphor-icons/core/regular/check.svg?react'
import ProhibitIcon from '@phosphor-icons/core/regular/prohibit.svg?react'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

type FactsProps = { facts: readonly string[]; stopped?: boolean; label?: string }

function Facts({ facts, stopped = false, label }: FactsProps) {
  const Icon = stopped ? ProhibitIcon : CheckIcon
  return (
    <Stack component="ul" spacing={2} aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {facts.map((fact) => (
        <Typography
          key={fact}
          component="li"
          variant="body2"
          sx={{ display: 'flex', gap: 2.5, '& > svg': { flex: 'none', mt: '2px', color: stopped ? 'error.main' : 'success.main' } }}
        >
          <Icon width={18} height={18} aria-hidden />
          {fact}
        </Typography>
      ))}
    </Stack>
  )
}

/** What a freeze stops. */
export function Stopped({ label }: { label?: string }) {
  const { stops } = useTranslations('security').freeze
  const facts = [stops.withdrawals(), stops.exchange(), stops.payments(), stops.wallets()]
  return <Facts stopped facts={facts} {...(label !== undefined && { label })} />
}

/** What goes on while the account is frozen. */
export function StillWorks({ label }: { label: string }) {
  const t = useTranslations('security').frozen
  return <Facts facts={[t.deposits(), t.uta(), t.running()]} label={label} />
}
