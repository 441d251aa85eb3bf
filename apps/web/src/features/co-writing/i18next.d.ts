import 'i18next'
import type coWriting from '../../locales/tw/co-writing/co-writing.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'co-writing': typeof coWriting
  }
}
