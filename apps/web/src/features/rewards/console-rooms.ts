import type { RoomLooks } from '../../feature/console-rooms.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const rewardRooms: RoomLooks = {
  rewards: {
    name: () => i18n.t('rewards/console-rooms:rewards.name'),
    note: () => i18n.t('rewards/console-rooms:rewards.note'),
    icon: 'spark',
    to: paths.rewardBudgets,
  },
  ledgers: {
    name: () => i18n.t('rewards/console-rooms:ledgers.name'),
    note: () => i18n.t('rewards/console-rooms:ledgers.note'),
    icon: 'list',
    to: paths.ledgers,
  },
}
