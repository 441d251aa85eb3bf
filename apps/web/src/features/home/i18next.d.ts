import 'i18next'
import type about from '../../locales/tw/home/about.json'
import type home from '../../locales/tw/home/home.json'
import type legal from '../../locales/tw/home/legal.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'home/about': typeof about
    home: typeof home
    'home/legal': typeof legal
  }
}
