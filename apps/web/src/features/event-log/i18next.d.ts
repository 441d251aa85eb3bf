import 'i18next'
import type kinds from '@learntrail/texts/tw/event-log/event-kinds.json'
import type eventLog from '@learntrail/texts/tw/event-log/event-log.json'
import type ways from '@learntrail/texts/tw/event-log/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'event-log': typeof eventLog
    /** Every feature adds its own kinds. */
    'event-kinds': typeof kinds & { kinds: Record<string, string> }
    'event-log/ways': typeof ways
  }
}
