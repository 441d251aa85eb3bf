import 'i18next'
import type shell from '@learntrail/texts/tw/shell/shell.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof shell
  }
}
