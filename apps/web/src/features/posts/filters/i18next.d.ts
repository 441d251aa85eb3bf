import 'i18next'
import type collections from '../../../locales/tw/collections.json'
import type filters from '../../../locales/tw/filters.json'
import type ownTags from '../../../locales/tw/own-tags.json'
import type show from '../../../locales/tw/show.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    collections: typeof collections
    filters: typeof filters
    'own-tags': typeof ownTags
    show: typeof show
  }
}
