import 'i18next'
import type fileUses from '@learntrail/texts/tw/trash/file-uses.json'
import type menu from '@learntrail/texts/tw/trash/menu.json'
import type toast from '@learntrail/texts/tw/trash/toast.json'
import type trash from '@learntrail/texts/tw/trash/trash.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    trash: typeof trash
    'trash/file-uses': typeof fileUses
    'trash/menu': typeof menu
    'trash/toast': typeof toast
  }
}
