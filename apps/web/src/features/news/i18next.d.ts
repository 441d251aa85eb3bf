import 'i18next'
import type consoleRooms from '@learntrail/texts/tw/news/console-rooms.json'
import type news from '@learntrail/texts/tw/news/news.json'
import type told from '@learntrail/texts/tw/news/told.json'
import type ways from '@learntrail/texts/tw/news/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    news: typeof news
    'news/told': typeof told
    'news/ways': typeof ways
    'news/console-rooms': typeof consoleRooms
  }
}
