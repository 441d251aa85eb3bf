import 'i18next'
import type analysis from '../../locales/tw/analysis/analysis.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    analysis: typeof analysis
  }
}
