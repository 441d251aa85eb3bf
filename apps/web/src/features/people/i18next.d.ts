import 'i18next'
import type people from '../../locales/tw/people/people.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    people: typeof people
  }
}
