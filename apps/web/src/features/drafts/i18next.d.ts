import 'i18next'
import type drafts from '../../locales/tw/drafts/drafts.json'
import type form from '../../locales/tw/drafts/form.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    drafts: typeof drafts
    'drafts/form': typeof form
  }
}
