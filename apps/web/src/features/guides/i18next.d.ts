import 'i18next'
import type guides from '../../locales/tw/guides/guides.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    guides: typeof guides
  }
}
