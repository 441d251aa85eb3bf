import 'i18next'
import type notices from '../../locales/tw/notices/notices.json'
import type settings from '../../locales/tw/notices/settings.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notices: typeof notices
    'notices/settings': typeof settings
  }
}
