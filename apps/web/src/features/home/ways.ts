import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const homeWays: Ways = {
  agreement: () => [
    { order: 1, name: i18n.t('home/ways:terms'), icon: 'file', to: paths.terms },
    { order: 2, name: i18n.t('home/ways:privacy'), icon: 'file', to: paths.privacy },
  ],
}
