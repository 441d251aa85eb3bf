import 'i18next'
import type menu from '../../locales/tw/showcase/menu.json'
import type showcase from '../../locales/tw/showcase/showcase.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    showcase: typeof showcase
    'showcase/menu': typeof menu
  }
}
