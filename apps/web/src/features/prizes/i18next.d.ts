import 'i18next'
import type applications from '@learntrail/texts/tw/prizes/applications.json'
import type apply from '@learntrail/texts/tw/prizes/apply.json'
import type consent from '@learntrail/texts/tw/prizes/consent.json'
import type consoleRooms from '@learntrail/texts/tw/prizes/console-rooms.json'
import type handle from '@learntrail/texts/tw/prizes/handle.json'
import type keep from '@learntrail/texts/tw/prizes/keep.json'
import type menu from '@learntrail/texts/tw/prizes/menu.json'
import type prizes from '@learntrail/texts/tw/prizes/prizes.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    prizes: typeof prizes
    'prizes/applications': typeof applications
    'prizes/apply': typeof apply
    'prizes/consent': typeof consent
    'prizes/console-rooms': typeof consoleRooms
    'prizes/handle': typeof handle
    'prizes/keep': typeof keep
    'prizes/menu': typeof menu
  }
}
