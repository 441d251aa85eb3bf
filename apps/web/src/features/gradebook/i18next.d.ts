import 'i18next'
import type gradebook from '@learntrail/texts/tw/gradebook/gradebook.json'
import type inGroups from '@learntrail/texts/tw/gradebook/in-groups.json'
import type waits from '@learntrail/texts/tw/gradebook/waits.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'gradebook/waits': typeof waits
    gradebook: typeof gradebook
    'gradebook/in-groups': typeof inGroups
  }
}
