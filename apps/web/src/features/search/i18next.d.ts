import 'i18next'
import type menu from '../../locales/tw/search/menu.json'
import type search from '../../locales/tw/search/search.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    search: typeof search
    'search/menu': typeof menu
  }
}
