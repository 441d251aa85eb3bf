import 'i18next'
import type push from '@learntrail/texts/tw/push/push.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    push: typeof push
  }
}
