import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const eventLogWays: Ways = {
  account: () => [{ order: 5, name: i18n.t('event-log/ways:eventLog'), icon: 'clock', to: paths.eventLog }],
}
