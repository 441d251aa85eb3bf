import 'i18next'
import type shared from '../../locales/tw/shared-posts.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'shared-posts': typeof shared
  }
}
