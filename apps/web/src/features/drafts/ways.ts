import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const draftsWays: Ways = {
  firstVisit: () => [{ order: 1, name: i18n.t('drafts/ways:write'), icon: 'edit', to: paths.quickPost }],
  noFiles: () => [{ name: i18n.t('drafts/ways:writeWithFiles'), icon: 'edit', to: paths.writePost }],
  takingAlong: () => [
    {
      name: i18n.t('drafts/ways:takeIn.open'),
      icon: 'file',
      to: paths.takeIn,
      about: { title: i18n.t('drafts/ways:takeIn.title'), text: i18n.t('drafts/ways:takeIn.text') },
    },
  ],
}
