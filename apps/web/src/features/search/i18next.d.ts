import 'i18next'
import type search from '../../locales/tw/search/search.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    search: typeof search
  }
}
