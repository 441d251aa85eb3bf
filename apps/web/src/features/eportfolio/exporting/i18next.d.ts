import 'i18next'
import type exporting from '../../../locales/tw/exporting.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    exporting: typeof exporting
  }
}
