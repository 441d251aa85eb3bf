import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const guardiansWays: Ways = {
  account: () => [{ name: i18n.t('guardians/ways:mine'), icon: 'friends', to: paths.myGuardians }],
}
