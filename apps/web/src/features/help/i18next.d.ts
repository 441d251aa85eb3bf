import 'i18next'
import type help from '../../locales/tw/help/help.json'
import type menu from '../../locales/tw/help/menu.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    help: typeof help
    'help/menu': typeof menu
  }
}
