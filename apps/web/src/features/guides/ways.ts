import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const guidesWays: Ways = {
  blankRecord: () => [{ order: 1, name: i18n.t('guides/ways:begin'), icon: 'spark', to: paths.guide }],
  firstVisit: () => [{ order: 2, name: i18n.t('guides/ways:firstRecord'), icon: 'spark', to: paths.guide }],
}
