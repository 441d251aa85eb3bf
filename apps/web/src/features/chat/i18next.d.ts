import 'i18next'
import type chat from '../../locales/tw/chat/chat.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    chat: typeof chat
  }
}
