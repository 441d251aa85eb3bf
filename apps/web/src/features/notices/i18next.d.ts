import 'i18next'
import type notices from '@learntrail/texts/tw/notices/notices.json'
import type settings from '@learntrail/texts/tw/notices/settings.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notices: typeof notices
    'notices/settings': typeof settings
  }
}
