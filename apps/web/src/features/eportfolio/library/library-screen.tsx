import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { HelpLink } from '../../help/index.ts'
import { DraftCards } from './draft-cards.tsx'
import { FinishedCards } from './finished-cards.tsx'
import css from './library.module.css'

const tabs = ['drafts', 'mine', 'exhibition', 'public'] as const
type Tab = (typeof tabs)[number]

/** The person's drafts and e-portfolios, in tabs by visibility. */
export function LibraryScreen() {
  const { t } = useTranslation('eportfolio/export')
  const [search, setSearch] = useSearchParams()
  const tab: Tab = tabs.find((one) => one === search.get('tab')) ?? 'drafts'
  return (
    <Screen title={t('title')} back={paths.portfolio} width="wide" toolbar={<HelpLink topic="exportSelect" />}>
      <div className={css.head}>
        <p className={css.lead}>{t('library.lead')}</p>
        <div className={css.actions}>
          <LinkButton to={paths.uploadEPortfolio} look="line" icon="file">
            {t('library.upload')}
          </LinkButton>
          <LinkButton to={paths.selectMaterial()} icon="plus">
            {t('library.begin')}
          </LinkButton>
        </div>
      </div>
      <Tabs
        label={t('library.tabs')}
        tabs={tabs.map((value) => ({ value, name: t(`library.tab.${value}`) }))}
        value={tab}
        onChange={(next) => setSearch({ tab: next }, { replace: true, preventScrollReset: true })}
      >
        {tab === 'drafts' ? <DraftCards /> : <FinishedCards key={tab} of={tab} />}
      </Tabs>
    </Screen>
  )
}
