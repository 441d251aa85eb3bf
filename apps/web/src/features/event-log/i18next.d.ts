import 'i18next'
import type eventLog from '@learntrail/texts/tw/event-log/event-log.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'event-log': typeof eventLog
  }
}
