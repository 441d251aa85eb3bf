import 'i18next'
import type files from '../../locales/tw/files.json'
import type myFiles from '../../locales/tw/my-files.json'
import type recording from '../../locales/tw/recording.json'
import type viewer from '../../locales/tw/viewer.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    files: typeof files
    'my-files': typeof myFiles
    recording: typeof recording
    viewer: typeof viewer
  }
}
