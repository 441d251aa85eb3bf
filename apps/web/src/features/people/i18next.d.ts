import 'i18next'
import type avatar from '@learntrail/texts/tw/people/avatar.json'
import type fileUses from '@learntrail/texts/tw/people/file-uses.json'
import type inSearch from '@learntrail/texts/tw/people/in-search.json'
import type people from '@learntrail/texts/tw/people/people.json'
import type person from '@learntrail/texts/tw/people/person.json'
import type todos from '@learntrail/texts/tw/people/todos.json'
import type ways from '@learntrail/texts/tw/people/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'people/todos': typeof todos
    'people/in-search': typeof inSearch
    'people/avatar': typeof avatar
    people: typeof people
    'people/person': typeof person
    'people/file-uses': typeof fileUses
    'people/ways': typeof ways
  }
}
