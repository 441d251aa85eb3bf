import 'i18next'
import type stream from '@learntrail/texts/tw/stream/stream.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    stream: typeof stream
  }
}
