import type { RoomLooks } from '../../feature/console-rooms.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const reportsRooms: RoomLooks = {
  reports: {
    name: () => i18n.t('reports/console-rooms:reports.name'),
    note: () => i18n.t('reports/console-rooms:reports.note'),
    icon: 'alert',
    to: paths.cases,
    toOne: paths.case,
  },
}
