import 'i18next'
import type audit from '../../locales/tw/console/audit.json'
import type backups from '../../locales/tw/console/backups.json'
import type console from '../../locales/tw/console/console.json'
import type consoleRooms from '../../locales/tw/console/console-rooms.json'
import type health from '../../locales/tw/console/health.json'
import type imports from '../../locales/tw/console/imports.json'
import type menu from '../../locales/tw/console/menu.json'
import type people from '../../locales/tw/console/people.json'
import type schools from '../../locales/tw/console/schools.json'
import type troubles from '../../locales/tw/console/troubles.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    console: typeof console
    'console/audit': typeof audit
    'console/backups': typeof backups
    'console/health': typeof health
    'console/imports': typeof imports
    'console/people': typeof people
    'console/schools': typeof schools
    'console/troubles': typeof troubles
    'console/menu': typeof menu
    'console/console-rooms': typeof consoleRooms
  }
}
