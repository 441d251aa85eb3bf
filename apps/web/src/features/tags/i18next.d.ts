import 'i18next'
import type filters from '@learntrail/texts/tw/tags/filters.json'
import type ownTags from '@learntrail/texts/tw/tags/own-tags.json'
import type tags from '@learntrail/texts/tw/tags/tags.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'tags/filters': typeof filters
    'tags/own-tags': typeof ownTags
    tags: typeof tags
  }
}
