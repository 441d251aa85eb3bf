import 'i18next'
import type groupAnalysis from '../../locales/tw/group-analysis/group-analysis.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'group-analysis': typeof groupAnalysis
  }
}
