import 'i18next'
import type accounts from '../../locales/tw/accounts/accounts.json'
import type providers from '../../locales/tw/accounts/providers.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accounts: typeof accounts
    'accounts/providers': typeof providers
  }
}
