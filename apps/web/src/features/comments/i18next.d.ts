import 'i18next'
import type comments from '@learntrail/texts/tw/comments/comments.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    comments: typeof comments
  }
}
