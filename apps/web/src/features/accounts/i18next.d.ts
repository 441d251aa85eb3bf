import 'i18next'
import type accounts from '@learntrail/texts/tw/accounts/accounts.json'
import type emailWay from '@learntrail/texts/tw/accounts/email-way.json'
import type leaving from '@learntrail/texts/tw/accounts/leaving.json'
import type menu from '@learntrail/texts/tw/accounts/menu.json'
import type passkeys from '@learntrail/texts/tw/accounts/passkeys.json'
import type providers from '@learntrail/texts/tw/accounts/providers.json'
import type teacher from '@learntrail/texts/tw/accounts/teacher.json'

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
