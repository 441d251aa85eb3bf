import 'i18next'
import type typeset from '../../../locales/tw/typeset.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    typeset: typeof typeset
  }
}
