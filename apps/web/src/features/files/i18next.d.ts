import 'i18next'
import type files from '../../locales/tw/files/files.json'
import type myFiles from '../../locales/tw/files/my-files.json'
import type recording from '../../locales/tw/files/recording.json'
import type viewer from '../../locales/tw/files/viewer.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    files: typeof files
    'files/my-files': typeof myFiles
    'files/recording': typeof recording
    'files/viewer': typeof viewer
  }
}
