import 'i18next'
import type compose from '../../locales/tw/drafts/compose.json'
import type drafts from '../../locales/tw/drafts/drafts.json'
import type fileUses from '../../locales/tw/drafts/file-uses.json'
import type form from '../../locales/tw/drafts/form.json'
import type menu from '../../locales/tw/drafts/menu.json'
import type takingIn from '../../locales/tw/drafts/taking-in.json'
import type waiting from '../../locales/tw/drafts/waiting.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    drafts: typeof drafts
    'drafts/compose': typeof compose
    'drafts/form': typeof form
    'drafts/taking-in': typeof takingIn
    'drafts/waiting': typeof waiting
    'drafts/file-uses': typeof fileUses
    'drafts/menu': typeof menu
  }
}
