import 'i18next'
import type guides from '@learntrail/texts/tw/guides/guides.json'
import type ways from '@learntrail/texts/tw/guides/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    guides: typeof guides
    'guides/ways': typeof ways
  }
}
