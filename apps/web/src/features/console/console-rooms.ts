import type { RoomLooks } from '../../feature/console-rooms.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const consoleRooms: RoomLooks = {
  people: {
    name: () => i18n.t('console/console-rooms:people.name'),
    note: () => i18n.t('console/console-rooms:people.note'),
    icon: 'friends',
    to: paths.consolePeople,
  },
  schools: {
    name: () => i18n.t('console/console-rooms:schools.name'),
    note: () => i18n.t('console/console-rooms:schools.note'),
    icon: 'school',
    to: paths.consoleSchools,
  },
  statistics: {
    name: () => i18n.t('console/console-rooms:statistics.name'),
    note: () => i18n.t('console/console-rooms:statistics.note'),
    icon: 'chart',
    to: paths.statistics,
  },
  audit: {
    name: () => i18n.t('console/console-rooms:audit.name'),
    note: () => i18n.t('console/console-rooms:audit.note'),
    icon: 'list',
    to: paths.audit(),
  },
  health: {
    name: () => i18n.t('console/console-rooms:health.name'),
    note: () => i18n.t('console/console-rooms:health.note'),
    icon: 'chart',
    to: paths.health,
  },
  backups: {
    name: () => i18n.t('console/console-rooms:backups.name'),
    note: () => i18n.t('console/console-rooms:backups.note'),
    icon: 'copy',
    to: paths.backups,
  },
}
