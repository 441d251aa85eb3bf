import type { ConsoleRoom } from '@learntrail/contract/console/rooms'
import { paths } from '../../../paths.ts'
import type { IconName } from '../../../ui/icon.tsx'

/** Where a room of the console is, and its picture; the server says which of them one's level opens. */
export const roomLooks: Record<ConsoleRoom, { to: string; icon: IconName }> = {
  people: { to: paths.consolePeople, icon: 'friends' },
  schools: { to: paths.consoleSchools, icon: 'school' },
  reports: { to: paths.cases, icon: 'alert' },
  broadcasts: { to: paths.buildBroadcast, icon: 'bell' },
  health: { to: paths.health, icon: 'chart' },
  backups: { to: paths.backups, icon: 'copy' },
  problems: { to: paths.problems, icon: 'help' },
  news: { to: paths.tellAll, icon: 'spark' },
  codes: { to: paths.codes, icon: 'key' },
  orders: { to: paths.ordersQueue, icon: 'list' },
  audit: { to: paths.audit(), icon: 'list' },
}
