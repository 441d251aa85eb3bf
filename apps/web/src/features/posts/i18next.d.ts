import 'i18next'
import type drafts from '../../locales/tw/drafts.json'
import type posts from '../../locales/tw/posts.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    drafts: typeof drafts
    posts: typeof posts
  }
}
