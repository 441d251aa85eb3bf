import 'i18next'
import type push from '@learntrail/texts/tw/push/push.json'
import type ways from '@learntrail/texts/tw/push/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    push: typeof push
    'push/ways': typeof ways
  }
}
