import 'i18next'
import type bulletins from '../../locales/tw/bulletins/bulletins.json'
import type fileUses from '../../locales/tw/bulletins/file-uses.json'
import type form from '../../locales/tw/bulletins/form.json'
import type inGroups from '../../locales/tw/bulletins/in-groups.json'
import type readers from '../../locales/tw/bulletins/readers.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    bulletins: typeof bulletins
    'bulletins/form': typeof form
    'bulletins/readers': typeof readers
    'bulletins/in-groups': typeof inGroups
    'bulletins/file-uses': typeof fileUses
  }
}
