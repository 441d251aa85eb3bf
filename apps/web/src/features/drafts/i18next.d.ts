import 'i18next'
import type compose from '../../locales/tw/drafts/compose.json'
import type drafts from '../../locales/tw/drafts/drafts.json'
import type form from '../../locales/tw/drafts/form.json'
import type waiting from '../../locales/tw/drafts/waiting.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    drafts: typeof drafts
    'drafts/compose': typeof compose
    'drafts/form': typeof form
    'drafts/waiting': typeof waiting
  }
}
