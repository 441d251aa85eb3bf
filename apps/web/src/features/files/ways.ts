import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const filesWays: Ways = {
  account: () => [{ order: 3, name: i18n.t('files/ways:myFiles'), icon: 'file', to: paths.myFiles }],
}
