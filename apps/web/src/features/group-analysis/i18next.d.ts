import 'i18next'
import type groupAnalysis from '@learntrail/texts/tw/group-analysis/group-analysis.json'
import type inGroups from '@learntrail/texts/tw/group-analysis/in-groups.json'
import type waits from '@learntrail/texts/tw/group-analysis/waits.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'group-analysis/waits': typeof waits
    'group-analysis': typeof groupAnalysis
    'group-analysis/in-groups': typeof inGroups
  }
}
