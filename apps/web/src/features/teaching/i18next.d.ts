import 'i18next'
import type menu from '@learntrail/texts/tw/teaching/menu.json'
import type teaching from '@learntrail/texts/tw/teaching/teaching.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    teaching: typeof teaching
    'teaching/menu': typeof menu
  }
}
