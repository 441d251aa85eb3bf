import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const coWritingWays: Ways = {
  blankRecord: () => [{ order: 2, name: i18n.t('co-writing/ways:begin'), icon: 'friends', to: paths.sharedRecords }],
}
