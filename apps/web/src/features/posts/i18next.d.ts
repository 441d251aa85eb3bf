import 'i18next'
import type collections from '../../locales/tw/posts/collections.json'
import type posts from '../../locales/tw/posts/posts.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'posts/collections': typeof collections
    posts: typeof posts
  }
}
