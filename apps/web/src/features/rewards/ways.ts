import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const rewardWays: Ways = {
  groupPoints: (group) => [{ name: i18n.t('rewards/ways:issue'), icon: 'heart', to: paths.issueReward(group) }],
}
