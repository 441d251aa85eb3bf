import 'i18next'
import type menu from '@learntrail/texts/tw/showcase/menu.json'
import type showcase from '@learntrail/texts/tw/showcase/showcase.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    showcase: typeof showcase
    'showcase/menu': typeof menu
  }
}
