import 'i18next'
import type names from '@learntrail/texts/tw/courses/names.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'courses/names': typeof names
  }
}
