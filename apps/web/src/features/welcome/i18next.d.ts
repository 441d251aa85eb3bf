import 'i18next'
import type welcome from '@learntrail/texts/tw/welcome/welcome.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    welcome: typeof welcome
  }
}
