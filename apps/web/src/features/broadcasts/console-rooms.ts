import type { RoomLooks } from '../../feature/console-rooms.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const broadcastsRooms: RoomLooks = {
  broadcasts: {
    name: () => i18n.t('broadcasts/console-rooms:broadcasts.name'),
    note: () => i18n.t('broadcasts/console-rooms:broadcasts.note'),
    icon: 'bell',
    to: paths.buildBroadcast,
  },
}
