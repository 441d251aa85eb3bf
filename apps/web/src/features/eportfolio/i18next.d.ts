import 'i18next'
import type checking from '@learntrail/texts/tw/eportfolio/checking.json'
import type eportfolio from '@learntrail/texts/tw/eportfolio/eportfolio.json'
import type exportTexts from '@learntrail/texts/tw/eportfolio/export.json'
import type exporting from '@learntrail/texts/tw/eportfolio/exporting.json'
import type fileUses from '@learntrail/texts/tw/eportfolio/file-uses.json'
import type imageEditor from '@learntrail/texts/tw/eportfolio/image-editor.json'
import type inSearch from '@learntrail/texts/tw/eportfolio/in-search.json'
import type menu from '@learntrail/texts/tw/eportfolio/menu.json'
import type typeset from '@learntrail/texts/tw/eportfolio/typeset.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'eportfolio/in-search': typeof inSearch
    eportfolio: typeof eportfolio
    'eportfolio/checking': typeof checking
    'eportfolio/export': typeof exportTexts
    'eportfolio/exporting': typeof exporting
    'eportfolio/image-editor': typeof imageEditor
    'eportfolio/typeset': typeof typeset
    'eportfolio/file-uses': typeof fileUses
    'eportfolio/menu': typeof menu
  }
}
