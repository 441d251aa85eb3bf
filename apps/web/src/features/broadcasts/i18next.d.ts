import 'i18next'
import type broadcasts from '../../locales/tw/broadcasts/broadcasts.json'
import type build from '../../locales/tw/broadcasts/build.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    broadcasts: typeof broadcasts
    'broadcasts/build': typeof build
  }
}
