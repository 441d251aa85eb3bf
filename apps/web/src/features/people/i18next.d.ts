import 'i18next'
import type avatar from '../../locales/tw/people/avatar.json'
import type fileUses from '../../locales/tw/people/file-uses.json'
import type inSearch from '../../locales/tw/people/in-search.json'
import type people from '../../locales/tw/people/people.json'
import type person from '../../locales/tw/people/person.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'people/in-search': typeof inSearch
    'people/avatar': typeof avatar
    people: typeof people
    'people/person': typeof person
    'people/file-uses': typeof fileUses
  }
}
