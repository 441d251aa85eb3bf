import 'i18next'
import type chat from '@learntrail/texts/tw/chat/chat.json'
import type fileUses from '@learntrail/texts/tw/chat/file-uses.json'
import type inGroups from '@learntrail/texts/tw/chat/in-groups.json'
import type menu from '@learntrail/texts/tw/chat/menu.json'
import type onPerson from '@learntrail/texts/tw/chat/on-person.json'
import type schoolOrder from '@learntrail/texts/tw/chat/school-order.json'
import type todos from '@learntrail/texts/tw/chat/todos.json'
import type ways from '@learntrail/texts/tw/chat/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'chat/todos': typeof todos
    chat: typeof chat
    'chat/file-uses': typeof fileUses
    'chat/in-groups': typeof inGroups
    'chat/menu': typeof menu
    'chat/on-person': typeof onPerson
    'chat/school-order': typeof schoolOrder
    'chat/ways': typeof ways
  }
}
