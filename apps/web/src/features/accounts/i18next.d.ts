import 'i18next'
import type accounts from '../../locales/tw/accounts/accounts.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accounts: typeof accounts
  }
}
