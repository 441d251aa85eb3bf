import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { StaffScreen } from '../../console/index.ts'
import { prizeAddresses } from '../addresses.ts'
import { PrizeForm } from './prize-form.tsx'

/** Creates a prize. */
export function NewPrizeScreen() {
  const { t } = useTranslation('prizes/keep')
  const navigate = useNavigate()
  return (
    <StaffScreen title={t('make')} level="operator" back={prizeAddresses.kept}>
      <PrizeForm prize={null} onSaved={({ id }) => void navigate(prizeAddresses.keptPrize(id), { replace: true })} />
    </StaffScreen>
  )
}
