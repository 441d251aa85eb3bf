import 'i18next'
import type imageEditor from '../../../locales/tw/image-editor.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'image-editor': typeof imageEditor
  }
}
