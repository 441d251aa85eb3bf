import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const peopleWays: Ways = {
  account: () => [{ order: 1, name: i18n.t('people/ways:picture'), icon: 'image', to: paths.avatar }],
}
