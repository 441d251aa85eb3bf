import type { RoomLooks } from '../../feature/console-rooms.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const subscriptionRooms: RoomLooks = {
  codes: {
    name: () => i18n.t('subscription/console-rooms:codes.name'),
    note: () => i18n.t('subscription/console-rooms:codes.note'),
    icon: 'key',
    to: paths.codes,
  },
  orders: {
    name: () => i18n.t('subscription/console-rooms:orders.name'),
    note: () => i18n.t('subscription/console-rooms:orders.note'),
    icon: 'list',
    to: paths.ordersQueue,
  },
}
