import 'i18next'
import type welcome from '../../locales/tw/welcome/welcome.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    welcome: typeof welcome
  }
}
