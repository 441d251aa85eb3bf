import 'i18next'
import type showcase from '../../locales/tw/showcase/showcase.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    showcase: typeof showcase
  }
}
