import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const newsWays: Ways = {
  broadcasts: () => [{ name: i18n.t('news/ways:news'), icon: 'spark', to: paths.news }],
}
