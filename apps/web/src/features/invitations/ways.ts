import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const invitationsWays: Ways = {
  myPeople: () => [
    { name: i18n.t('invitations/ways:invite'), icon: 'plus', to: paths.invite },
    { name: i18n.t('invitations/ways:qrCode'), icon: 'qr', to: paths.qrCode },
  ],
  myCard: () => [{ name: i18n.t('invitations/ways:myQrCode'), icon: 'qr', to: paths.qrCode }],
}
