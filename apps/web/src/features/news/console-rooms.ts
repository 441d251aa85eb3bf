import type { RoomLooks } from '../../feature/console-rooms.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const newsRooms: RoomLooks = {
  news: {
    name: () => i18n.t('news/console-rooms:news.name'),
    note: () => i18n.t('news/console-rooms:news.note'),
    icon: 'spark',
    to: paths.tellAll,
  },
}
