import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const problemsWays: Ways = {
  noAnswer: () => [{ name: i18n.t('problems/ways:tellUs'), icon: 'alert', to: paths.reportProblem }],
}
