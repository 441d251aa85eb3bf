import 'i18next'
import type analytics from '@learntrail/texts/tw/analytics/analytics.json'
import type looks from '@learntrail/texts/tw/analytics/looks.json'
import type menu from '@learntrail/texts/tw/analytics/menu.json'
import type pupils from '@learntrail/texts/tw/analytics/pupils.json'
import type ways from '@learntrail/texts/tw/analytics/ways.json'
import type words from '@learntrail/texts/tw/analytics/words.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    analytics: typeof analytics
    'analytics/looks': typeof looks
    'analytics/menu': typeof menu
    'analytics/pupils': typeof pupils
    'analytics/ways': typeof ways
    'analytics/words': typeof words
  }
}
