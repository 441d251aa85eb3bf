import 'i18next'
import type audit from '@learntrail/texts/tw/console/audit.json'
import type backups from '@learntrail/texts/tw/console/backups.json'
import type console from '@learntrail/texts/tw/console/console.json'
import type consoleRooms from '@learntrail/texts/tw/console/console-rooms.json'
import type health from '@learntrail/texts/tw/console/health.json'
import type imports from '@learntrail/texts/tw/console/imports.json'
import type menu from '@learntrail/texts/tw/console/menu.json'
import type people from '@learntrail/texts/tw/console/people.json'
import type schools from '@learntrail/texts/tw/console/schools.json'
import type statistics from '@learntrail/texts/tw/console/statistics.json'
import type troubles from '@learntrail/texts/tw/console/troubles.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    console: typeof console
    'console/audit': typeof audit
    'console/backups': typeof backups
    'console/health': typeof health
    'console/statistics': typeof statistics
    'console/imports': typeof imports
    'console/people': typeof people
    'console/schools': typeof schools
    'console/troubles': typeof troubles
    'console/menu': typeof menu
    'console/console-rooms': typeof consoleRooms
  }
}
