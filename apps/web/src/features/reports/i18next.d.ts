import 'i18next'
import type cases from '@learntrail/texts/tw/reports/cases.json'
import type consoleRooms from '@learntrail/texts/tw/reports/console-rooms.json'
import type reports from '@learntrail/texts/tw/reports/reports.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    reports: typeof reports
    'reports/cases': typeof cases
    'reports/console-rooms': typeof consoleRooms
  }
}
