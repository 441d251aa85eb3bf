import 'i18next'
import type analysis from '../../locales/tw/analysis/analysis.json'
import type menu from '../../locales/tw/analysis/menu.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    analysis: typeof analysis
    'analysis/menu': typeof menu
  }
}
