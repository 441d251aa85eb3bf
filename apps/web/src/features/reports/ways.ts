import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const reportsWays: Ways = {
  withheld: () => [{ name: i18n.t('reports/ways:why'), icon: 'alert', to: paths.judgements }],
}
