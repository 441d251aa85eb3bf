import 'i18next'
import type posts from '../../locales/tw/posts.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    posts: typeof posts
  }
}
