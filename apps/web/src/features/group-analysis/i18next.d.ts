import 'i18next'
import type groupAnalysis from '../../locales/tw/group-analysis/group-analysis.json'
import type inGroups from '../../locales/tw/group-analysis/in-groups.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'group-analysis': typeof groupAnalysis
    'group-analysis/in-groups': typeof inGroups
  }
}
