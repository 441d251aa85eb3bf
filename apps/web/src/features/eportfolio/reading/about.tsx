import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LinkedWords } from '../../../ui/linked-words.tsx'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import { When } from '../../../ui/when.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { TagList } from '../../tags/index.ts'
import css from './about.module.css'
import { Actions } from './actions.tsx'

/** Card with owner, title, summary, tagged friends and counts of an e-portfolio. */
export function About({ ePortfolio }: { ePortfolio: EPortfolio }) {
  const { t } = useTranslation('eportfolio')
  const { id, owner, title, summary, taggedFriends, document, can } = ePortfolio
  const { browseCount, discussionCount, visibility, exhibitedAt, createdAt, version, exportedAt } = ePortfolio
  return (
    <Card as="section" padding="none" aria-labelledby="about">
      <div className={css.about}>
        <div className={css.head}>
          <PersonFace person={owner} size={52} />
          <div>
            <h2 id="about" className={css.title}>
              <WholeWords>{title}</WholeWords>
            </h2>
            <p className={css.facts}>
              <PersonName person={owner} />
              <When time={visibility === 'exhibition' && exhibitedAt ? exhibitedAt : createdAt} />
              {version > 1 ? <span>{t('about.version', { number: version, day: formatDay(exportedAt) })}</span> : null}
              {document.pages === null ? null : <span>{t('pages', { count: document.pages })}</span>}
            </p>
          </div>
        </div>
        {summary ? (
          <p className={css.summary}>
            <LinkedWords text={summary} />
          </p>
        ) : can.edit ? (
          <div className={css.none}>
            <p>{t('about.noSummary')}</p>
            <LinkButton look="soft" size="s" icon="edit" to={paths.ePortfolioSummary(id)}>
              {t('about.writeSummary')}
            </LinkButton>
          </div>
        ) : null}
        <TagList of={ePortfolio} view="exhibition" />
        {taggedFriends.length > 0 ? (
          <section className={css.people} aria-label={t('about.people')}>
            <h3>{t('about.people')}</h3>
            <ul>
              {taggedFriends.map((person) => (
                <li key={person.id}>
                  <PersonFace person={person} size={28} />
                  <PersonName person={person} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <p className={css.counts}>
          <span>
            <Icon name="eye" size={18} />
            {t('about.reads', { count: browseCount })}
          </span>
          <span>
            <Icon name="chat" size={18} />
            {t('about.discussions', { count: discussionCount })}
          </span>
        </p>
      </div>
      <Actions ePortfolio={ePortfolio} />
    </Card>
  )
}
