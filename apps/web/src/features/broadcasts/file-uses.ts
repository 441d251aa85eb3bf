import type { FileUseNames } from '../../feature/file-uses.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const broadcastsFileUses: FileUseNames = {
  broadcast: (title) => ({ name: i18n.t('broadcasts/file-uses:broadcast', { title }), to: paths.buildBroadcast }),
}
