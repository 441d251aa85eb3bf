import 'i18next'
import type cases from '../../locales/tw/reports/cases.json'
import type consoleRooms from '../../locales/tw/reports/console-rooms.json'
import type reports from '../../locales/tw/reports/reports.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    reports: typeof reports
    'reports/cases': typeof cases
    'reports/console-rooms': typeof consoleRooms
  }
}
