import 'i18next'
import type consoleRooms from '../../locales/tw/news/console-rooms.json'
import type news from '../../locales/tw/news/news.json'
import type told from '../../locales/tw/news/told.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    news: typeof news
    'news/told': typeof told
    'news/console-rooms': typeof consoleRooms
  }
}
