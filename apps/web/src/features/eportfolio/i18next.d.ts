import 'i18next'
import type eportfolio from '../../locales/tw/eportfolio.json'
import type exportTexts from '../../locales/tw/export.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    eportfolio: typeof eportfolio
    export: typeof exportTexts
  }
}
