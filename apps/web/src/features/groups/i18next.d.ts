import 'i18next'
import type classes from '@learntrail/texts/tw/groups/classes.json'
import type fill from '@learntrail/texts/tw/groups/fill.json'
import type form from '@learntrail/texts/tw/groups/form.json'
import type groups from '@learntrail/texts/tw/groups/groups.json'
import type inSearch from '@learntrail/texts/tw/groups/in-search.json'
import type members from '@learntrail/texts/tw/groups/members.json'
import type menu from '@learntrail/texts/tw/groups/menu.json'
import type numbers from '@learntrail/texts/tw/groups/numbers.json'
import type peopleList from '@learntrail/texts/tw/groups/people-list.json'
import type todos from '@learntrail/texts/tw/groups/todos.json'
import type waits from '@learntrail/texts/tw/groups/waits.json'
import type year from '@learntrail/texts/tw/groups/year.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'groups/todos': typeof todos
    'groups/waits': typeof waits
    'groups/in-search': typeof inSearch
    groups: typeof groups
    'groups/classes': typeof classes
    'groups/fill': typeof fill
    'groups/form': typeof form
    'groups/year': typeof year
    'groups/members': typeof members
    'groups/numbers': typeof numbers
    'groups/people-list': typeof peopleList
    'groups/menu': typeof menu
  }
}
