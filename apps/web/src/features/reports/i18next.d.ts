import 'i18next'
import type cases from '@learntrail/texts/tw/reports/cases.json'
import type consoleRooms from '@learntrail/texts/tw/reports/console-rooms.json'
import type reports from '@learntrail/texts/tw/reports/reports.json'
import type ways from '@learntrail/texts/tw/reports/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    reports: typeof reports
    'reports/cases': typeof cases
    'reports/console-rooms': typeof consoleRooms
    'reports/ways': typeof ways
  }
}
