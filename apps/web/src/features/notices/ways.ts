import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const noticesWays: Ways = {
  account: () => [{ order: 4, name: i18n.t('notices/ways:settings'), icon: 'bell', to: paths.noticeSettings }],
}
