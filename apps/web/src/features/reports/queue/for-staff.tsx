import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { RefusedState } from '../../../ui/states/refused-state.tsx'
import { useCurrentUser } from '../../profiles/index.ts'

/** Its parts are for the service's people alone. */
export function ForStaff({ children }: { children: ReactNode }) {
  const { t } = useTranslation('reports/cases')
  const user = useCurrentUser()
  if (!user) return null
  if (user.role === 'staff') return children
  return (
    <RefusedState
      title={t('refused.title')}
      action={<LinkButton to={paths.portfolio}>{t('refused.toPortfolio')}</LinkButton>}
    >
      <p>{t('refused.text')}</p>
    </RefusedState>
  )
}
