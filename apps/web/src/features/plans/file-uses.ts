import { planPaths } from '@learntrail/contract/plans/paths'
import type { FileUseNames } from '../../feature/file-uses.ts'
import { i18n } from '../../i18n/i18n.ts'
import { planAddresses } from './addresses.ts'

export const planFileUses: FileUseNames = {
  planPaper: (title, id) =>
    id === null ? null : { name: i18n.t('plans/file-uses:planPaper', { title }), to: planAddresses.plan(id) },
  planEdition: (title, id) =>
    id === null ? null : { name: i18n.t('plans/file-uses:planEdition', { title }), to: planAddresses.pdf(id) },
  planWeek: (title, id) =>
    id === null ? null : { name: i18n.t('plans/file-uses:planWeek', { title }), to: planPaths.doing(id) },
}
