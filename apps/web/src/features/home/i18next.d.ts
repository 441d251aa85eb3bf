import 'i18next'
import type about from '@learntrail/texts/tw/home/about.json'
import type home from '@learntrail/texts/tw/home/home.json'
import type legal from '@learntrail/texts/tw/home/legal.json'
import type ways from '@learntrail/texts/tw/home/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'home/about': typeof about
    home: typeof home
    'home/legal': typeof legal
    'home/ways': typeof ways
  }
}
