import 'i18next'
import type drafts from '../../locales/tw/drafts/drafts.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    drafts: typeof drafts
  }
}
