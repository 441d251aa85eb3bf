import 'i18next'
import type files from '../../locales/tw/files.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    files: typeof files
  }
}
