import 'i18next'
import type push from '../../locales/tw/push/push.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    push: typeof push
  }
}
