import 'i18next'
import type classes from '../../locales/tw/groups/classes.json'
import type form from '../../locales/tw/groups/form.json'
import type groups from '../../locales/tw/groups/groups.json'
import type inSearch from '../../locales/tw/groups/in-search.json'
import type members from '../../locales/tw/groups/members.json'
import type menu from '../../locales/tw/groups/menu.json'
import type numbers from '../../locales/tw/groups/numbers.json'
import type year from '../../locales/tw/groups/year.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'groups/in-search': typeof inSearch
    groups: typeof groups
    'groups/classes': typeof classes
    'groups/form': typeof form
    'groups/year': typeof year
    'groups/members': typeof members
    'groups/numbers': typeof numbers
    'groups/menu': typeof menu
  }
}
