import 'i18next'
import type help from '../../locales/tw/help/help.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    help: typeof help
  }
}
