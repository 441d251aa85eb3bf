import 'i18next'
import type chat from '../../locales/tw/chat/chat.json'
import type fileUses from '../../locales/tw/chat/file-uses.json'
import type menu from '../../locales/tw/chat/menu.json'
import type onPerson from '../../locales/tw/chat/on-person.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    chat: typeof chat
    'chat/file-uses': typeof fileUses
    'chat/menu': typeof menu
    'chat/on-person': typeof onPerson
  }
}
