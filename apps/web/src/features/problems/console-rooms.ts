import type { RoomLooks } from '../../feature/console-rooms.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const problemsRooms: RoomLooks = {
  problems: {
    name: () => i18n.t('problems/console-rooms:problems.name'),
    note: () => i18n.t('problems/console-rooms:problems.note'),
    icon: 'help',
    to: paths.problems,
  },
}
