import 'i18next'
import type analysis from '@learntrail/texts/tw/analysis/analysis.json'
import type menu from '@learntrail/texts/tw/analysis/menu.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    analysis: typeof analysis
    'analysis/menu': typeof menu
  }
}
