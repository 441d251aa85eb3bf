import 'i18next'
import type consoleRooms from '@learntrail/texts/tw/problems/console-rooms.json'
import type problems from '@learntrail/texts/tw/problems/problems.json'
import type room from '@learntrail/texts/tw/problems/room.json'
import type ways from '@learntrail/texts/tw/problems/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    problems: typeof problems
    'problems/room': typeof room
    'problems/console-rooms': typeof consoleRooms
    'problems/ways': typeof ways
  }
}
