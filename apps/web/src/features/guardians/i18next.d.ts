import 'i18next'
import type guardians from '@learntrail/texts/tw/guardians/guardians.json'
import type leading from '@learntrail/texts/tw/guardians/leading.json'
import type menu from '@learntrail/texts/tw/guardians/menu.json'
import type mine from '@learntrail/texts/tw/guardians/mine.json'
import type relations from '@learntrail/texts/tw/guardians/relations.json'
import type ways from '@learntrail/texts/tw/guardians/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    guardians: typeof guardians
    'guardians/leading': typeof leading
    'guardians/menu': typeof menu
    'guardians/mine': typeof mine
    'guardians/relations': typeof relations
    'guardians/ways': typeof ways
  }
}
