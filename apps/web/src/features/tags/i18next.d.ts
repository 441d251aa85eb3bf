import 'i18next'
import type filters from '../../locales/tw/tags/filters.json'
import type ownTags from '../../locales/tw/tags/own-tags.json'
import type tags from '../../locales/tw/tags/tags.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'tags/filters': typeof filters
    'tags/own-tags': typeof ownTags
    tags: typeof tags
  }
}
