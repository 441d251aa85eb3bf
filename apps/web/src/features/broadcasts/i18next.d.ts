import 'i18next'
import type broadcasts from '@learntrail/texts/tw/broadcasts/broadcasts.json'
import type build from '@learntrail/texts/tw/broadcasts/build.json'
import type fileUses from '@learntrail/texts/tw/broadcasts/file-uses.json'
import type menu from '@learntrail/texts/tw/broadcasts/menu.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    broadcasts: typeof broadcasts
    'broadcasts/build': typeof build
    'broadcasts/file-uses': typeof fileUses
    'broadcasts/menu': typeof menu
  }
}
