import { type FeatureName, featureNames } from '@learntrail/contract/shell/features'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { RefusedState } from '../../../ui/states/refused-state.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { plansQuery } from '../api/plans.ts'
import css from './alert.module.css'

const isFeature = (value: string | null): value is FeatureName =>
  (featureNames as readonly (string | null)[]).includes(value)

/** Says that the opened feature needs another plan, which one, and what to do. */
export function AlertScreen() {
  const { t } = useTranslation('subscription')
  const user = useCurrentUser()
  const [search] = useSearchParams()
  const asked = search.get('feature')
  const feature = isFeature(asked) ? asked : null
  const { data: plans } = useQuery(plansQuery)
  const having = feature === null ? [] : (plans?.items ?? []).filter(({ features }) => features.includes(feature))
  const names = having.map(({ plan }) => t(`plans.${plan}.name`)).join(t('comma'))
  return (
    <Screen title={t('alert.title')}>
      <RefusedState
        title={feature === null ? t('alert.some') : t('alert.needs', { feature: t(`features.${feature}`) })}
        action={
          <div className={css.acts}>
            <LinkButton to={paths.plans}>{t('alert.compare')}</LinkButton>
            <LinkButton to={user ? paths.plan : paths.login} look="line">
              {t(user ? 'alert.redeem' : 'alert.logIn')}
            </LinkButton>
          </div>
        }
      >
        {names === '' ? null : <p>{t('alert.having', { plans: names })}</p>}
        <p>{t(feature === 'chatroom' ? 'alert.roomsStay' : 'alert.stays')}</p>
      </RefusedState>
    </Screen>
  )
}
