import 'i18next'
import type shared from '@learntrail/texts/tw/documents/shared.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'documents/shared': typeof shared
  }
}
