import 'i18next'
import type certification from '../../locales/tw/posts/certification.json'
import type collections from '../../locales/tw/posts/collections.json'
import type fileUses from '../../locales/tw/posts/file-uses.json'
import type found from '../../locales/tw/posts/found.json'
import type history from '../../locales/tw/posts/history.json'
import type inGroups from '../../locales/tw/posts/in-groups.json'
import type inSearch from '../../locales/tw/posts/in-search.json'
import type menu from '../../locales/tw/posts/menu.json'
import type posts from '../../locales/tw/posts/posts.json'
import type share from '../../locales/tw/posts/share.json'

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
