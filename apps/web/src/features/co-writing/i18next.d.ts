import 'i18next'
import type coWriting from '@learntrail/texts/tw/co-writing/co-writing.json'
import type fileUses from '@learntrail/texts/tw/co-writing/file-uses.json'
import type todos from '@learntrail/texts/tw/co-writing/todos.json'
import type ways from '@learntrail/texts/tw/co-writing/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'co-writing/todos': typeof todos
    'co-writing': typeof coWriting
    'co-writing/file-uses': typeof fileUses
    'co-writing/ways': typeof ways
  }
}
