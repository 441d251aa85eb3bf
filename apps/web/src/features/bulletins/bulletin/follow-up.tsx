import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { ReaderNumbers } from '../components/reader-numbers.tsx'
import css from './bulletin.module.css'

/** For administrators: how many have read the bulletin, with a link to who has not. */
export function FollowUp({ bulletin }: { bulletin: Bulletin }) {
  const { t } = useTranslation('bulletins')
  const { id, hasAppeared, appearsAt } = bulletin
  return (
    <Card as="section" className={css.part} aria-label={t('followUp.title')}>
      <h3>{t('followUp.title')}</h3>
      {hasAppeared ? (
        <>
          <ReaderNumbers bulletin={bulletin} />
          <LinkButton look="soft" icon="friends" to={paths.bulletin(id, '/readers')}>
            {t('followUp.look')}
          </LinkButton>
        </>
      ) : (
        <p className={css.note}>{t('followUp.waits', { time: formatTaipei(appearsAt) })}</p>
      )}
    </Card>
  )
}
