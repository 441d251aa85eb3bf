import 'i18next'
import type guides from '@learntrail/texts/tw/guides/guides.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    guides: typeof guides
  }
}
