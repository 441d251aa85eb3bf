import 'i18next'
import type form from '../../locales/tw/groups/form.json'
import type groups from '../../locales/tw/groups/groups.json'
import type members from '../../locales/tw/groups/members.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    groups: typeof groups
    'groups/form': typeof form
    'groups/members': typeof members
  }
}
