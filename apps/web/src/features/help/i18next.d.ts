import 'i18next'
import type help from '@learntrail/texts/tw/help/help.json'
import type menu from '@learntrail/texts/tw/help/menu.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    help: typeof help
    'help/menu': typeof menu
  }
}
