import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { analyticsAddresses } from './addresses.ts'
import { withFilter } from './filters/figure-filter.ts'

const ofSchool = (of: string) => [
  {
    name: i18n.t('analytics/ways:ofSchool'),
    icon: 'chart' as const,
    to: withFilter(analyticsAddresses.dashboard, of, {}),
  },
]

export const analyticsWays: Ways = {
  ownSchool: ofSchool,
  consoleSchool: ofSchool,
  account: () => [{ name: i18n.t('analytics/ways:looks'), icon: 'eye', to: analyticsAddresses.looks }],
}
