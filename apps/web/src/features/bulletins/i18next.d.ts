import 'i18next'
import type bulletins from '@learntrail/texts/tw/bulletins/bulletins.json'
import type fileUses from '@learntrail/texts/tw/bulletins/file-uses.json'
import type forGuardians from '@learntrail/texts/tw/bulletins/for-guardians.json'
import type form from '@learntrail/texts/tw/bulletins/form.json'
import type inGroups from '@learntrail/texts/tw/bulletins/in-groups.json'
import type readers from '@learntrail/texts/tw/bulletins/readers.json'
import type todos from '@learntrail/texts/tw/bulletins/todos.json'
import type waits from '@learntrail/texts/tw/bulletins/waits.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'bulletins/todos': typeof todos
    'bulletins/waits': typeof waits
    bulletins: typeof bulletins
    'bulletins/form': typeof form
    'bulletins/for-guardians': typeof forGuardians
    'bulletins/readers': typeof readers
    'bulletins/in-groups': typeof inGroups
    'bulletins/file-uses': typeof fileUses
  }
}
