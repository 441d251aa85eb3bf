import 'i18next'
import type accounts from '../../locales/tw/accounts/accounts.json'
import type emailWay from '../../locales/tw/accounts/email-way.json'
import type leaving from '../../locales/tw/accounts/leaving.json'
import type menu from '../../locales/tw/accounts/menu.json'
import type passkeys from '../../locales/tw/accounts/passkeys.json'
import type providers from '../../locales/tw/accounts/providers.json'
import type teacher from '../../locales/tw/accounts/teacher.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accounts: typeof accounts
    'accounts/leaving': typeof leaving
    'accounts/email-way': typeof emailWay
    'accounts/passkeys': typeof passkeys
    'accounts/providers': typeof providers
    'accounts/teacher': typeof teacher
    'accounts/menu': typeof menu
  }
}
