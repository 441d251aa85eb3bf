import 'i18next'
import type checking from '../../locales/tw/eportfolio/checking.json'
import type eportfolio from '../../locales/tw/eportfolio/eportfolio.json'
import type exportTexts from '../../locales/tw/eportfolio/export.json'
import type exporting from '../../locales/tw/eportfolio/exporting.json'
import type fileUses from '../../locales/tw/eportfolio/file-uses.json'
import type imageEditor from '../../locales/tw/eportfolio/image-editor.json'
import type inSearch from '../../locales/tw/eportfolio/in-search.json'
import type menu from '../../locales/tw/eportfolio/menu.json'
import type typeset from '../../locales/tw/eportfolio/typeset.json'

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
