import type { RoomLooks } from '../../feature/console-rooms.ts'
import { i18n } from '../../i18n/i18n.ts'
import { prizeAddresses } from './addresses.ts'

export const prizeRooms: RoomLooks = {
  prizes: {
    name: () => i18n.t('prizes/console-rooms:prizes.name'),
    note: () => i18n.t('prizes/console-rooms:prizes.note'),
    icon: 'gift',
    to: prizeAddresses.kept,
    toOne: prizeAddresses.keptPrize,
  },
  prizeApplications: {
    name: () => i18n.t('prizes/console-rooms:prizeApplications.name'),
    note: () => i18n.t('prizes/console-rooms:prizeApplications.note'),
    icon: 'list',
    to: prizeAddresses.handled,
    toOne: prizeAddresses.handledOne,
  },
}
