import 'i18next'
import type certification from '@learntrail/texts/tw/posts/certification.json'
import type collections from '@learntrail/texts/tw/posts/collections.json'
import type fileUses from '@learntrail/texts/tw/posts/file-uses.json'
import type found from '@learntrail/texts/tw/posts/found.json'
import type history from '@learntrail/texts/tw/posts/history.json'
import type inGroups from '@learntrail/texts/tw/posts/in-groups.json'
import type inSearch from '@learntrail/texts/tw/posts/in-search.json'
import type menu from '@learntrail/texts/tw/posts/menu.json'
import type posts from '@learntrail/texts/tw/posts/posts.json'
import type share from '@learntrail/texts/tw/posts/share.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'posts/in-search': typeof inSearch
    'posts/certification': typeof certification
    'posts/collections': typeof collections
    'posts/found': typeof found
    'posts/history': typeof history
    'posts/in-groups': typeof inGroups
    posts: typeof posts
    'posts/share': typeof share
    'posts/file-uses': typeof fileUses
    'posts/menu': typeof menu
  }
}
