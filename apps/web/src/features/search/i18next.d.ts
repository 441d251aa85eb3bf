import 'i18next'
import type menu from '@learntrail/texts/tw/search/menu.json'
import type search from '@learntrail/texts/tw/search/search.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    search: typeof search
    'search/menu': typeof menu
  }
}
