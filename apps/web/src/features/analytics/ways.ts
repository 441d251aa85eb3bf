import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { analyticsAddresses } from './addresses.ts'
import { withFilter } from './filters/figure-filter.ts'

export const analyticsWays: Ways = {
  ownSchool: (of) => [
    { name: i18n.t('analytics/ways:ofSchool'), icon: 'chart', to: withFilter(analyticsAddresses.dashboard, of, {}) },
  ],
  account: () => [{ name: i18n.t('analytics/ways:looks'), icon: 'eye', to: analyticsAddresses.looks }],
}
