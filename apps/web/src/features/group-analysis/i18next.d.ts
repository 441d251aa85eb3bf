import 'i18next'
import type groupAnalysis from '@learntrail/texts/tw/group-analysis/group-analysis.json'
import type inGroups from '@learntrail/texts/tw/group-analysis/in-groups.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'group-analysis': typeof groupAnalysis
    'group-analysis/in-groups': typeof inGroups
  }
}
