import 'i18next'
import type assistant from '@learntrail/texts/tw/assistant/assistant.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    assistant: typeof assistant
  }
}
