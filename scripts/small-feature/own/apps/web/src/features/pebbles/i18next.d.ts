import 'i18next'
import type inSearch from '@learntrail/texts/tw/pebbles/in-search.json'
import type menu from '@learntrail/texts/tw/pebbles/menu.json'
import type pebbles from '@learntrail/texts/tw/pebbles/pebbles.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pebbles: typeof pebbles
    'pebbles/in-search': typeof inSearch
    'pebbles/menu': typeof menu
  }
}
