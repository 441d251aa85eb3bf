import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const pushWays: Ways = {
  noticeSettings: () => [{ name: i18n.t('push/ways:devices'), icon: 'right', to: paths.pushSetting }],
}
