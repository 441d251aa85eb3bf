import 'i18next'
import type compose from '@learntrail/texts/tw/drafts/compose.json'
import type drafts from '@learntrail/texts/tw/drafts/drafts.json'
import type fileUses from '@learntrail/texts/tw/drafts/file-uses.json'
import type form from '@learntrail/texts/tw/drafts/form.json'
import type inGroups from '@learntrail/texts/tw/drafts/in-groups.json'
import type menu from '@learntrail/texts/tw/drafts/menu.json'
import type takingIn from '@learntrail/texts/tw/drafts/taking-in.json'
import type waiting from '@learntrail/texts/tw/drafts/waiting.json'
import type ways from '@learntrail/texts/tw/drafts/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    drafts: typeof drafts
    'drafts/compose': typeof compose
    'drafts/form': typeof form
    'drafts/taking-in': typeof takingIn
    'drafts/waiting': typeof waiting
    'drafts/file-uses': typeof fileUses
    'drafts/menu': typeof menu
    'drafts/ways': typeof ways
    'drafts/in-groups': typeof inGroups
  }
}
