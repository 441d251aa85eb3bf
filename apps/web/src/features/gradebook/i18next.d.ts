import 'i18next'
import type gradebook from '@learntrail/texts/tw/gradebook/gradebook.json'
import type inGroups from '@learntrail/texts/tw/gradebook/in-groups.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    gradebook: typeof gradebook
    'gradebook/in-groups': typeof inGroups
  }
}
