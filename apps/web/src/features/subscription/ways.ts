import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const subscriptionWays: Ways = {
  account: () => [{ order: 2, name: i18n.t('subscription/ways:ownPlan'), icon: 'spark', to: paths.plan }],
  lockedFeature: () => [{ name: i18n.t('subscription/ways:seePlans'), icon: 'spark', to: paths.plans }],
}
