import 'i18next'
import type editor from '@learntrail/texts/tw/editor/editor.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    editor: typeof editor
  }
}
