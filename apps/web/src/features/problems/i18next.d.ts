import 'i18next'
import type consoleRooms from '../../locales/tw/problems/console-rooms.json'
import type problems from '../../locales/tw/problems/problems.json'
import type room from '../../locales/tw/problems/room.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    problems: typeof problems
    'problems/room': typeof room
    'problems/console-rooms': typeof consoleRooms
  }
}
