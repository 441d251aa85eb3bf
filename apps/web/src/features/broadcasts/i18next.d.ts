import 'i18next'
import type broadcasts from '../../locales/tw/broadcasts/broadcasts.json'
import type build from '../../locales/tw/broadcasts/build.json'
import type consoleRooms from '../../locales/tw/broadcasts/console-rooms.json'
import type fileUses from '../../locales/tw/broadcasts/file-uses.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    broadcasts: typeof broadcasts
    'broadcasts/build': typeof build
    'broadcasts/file-uses': typeof fileUses
    'broadcasts/console-rooms': typeof consoleRooms
  }
}
