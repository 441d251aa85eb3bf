import type { FileUseNames } from '../../feature/file-uses.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const ePortfolioFileUses: FileUseNames = {
  exportDraft: (title, id) =>
    id === null ? null : { name: i18n.t('eportfolio/file-uses:draft', { title }), to: paths.structure(id) },
  ePortfolio: (title, id) =>
    id === null ? null : { name: i18n.t('eportfolio/file-uses:ePortfolio', { title }), to: paths.ePortfolio(id) },
}
