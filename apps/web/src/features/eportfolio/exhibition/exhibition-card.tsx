import type { EPortfolioCard } from '@learntrail/contract/eportfolio/eportfolios'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import { When } from '../../../ui/when.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { TagList } from '../../tags/index.ts'
import css from './exhibition.module.css'

/** Card of an e-portfolio in the exhibition: cover, owner, and summary. */
export function ExhibitionCard({ item }: { item: EPortfolioCard }) {
  const { t } = useTranslation(['eportfolio', 'posts'])
  const { id, title, owner, summary, coverUrl, exhibitedAt, createdAt, likeCount, browseCount } = item
  const titleId = `exhibited-${id}`
  return (
    <Card as="article" padding="none" className={css.card} aria-labelledby={titleId}>
      <div className={css.cover} aria-hidden="true">
        {coverUrl ? (
          <img src={`${coverUrl}&width=320`} alt="" loading="lazy" />
        ) : (
          <span className={css.blank}>
            <Icon name="portfolio" size={32} />
          </span>
        )}
      </div>
      <div className={css.words}>
        <h2 id={titleId} className={css.title}>
          <Link className={css.whole} to={paths.ePortfolio(id)}>
            <WholeWords>{title}</WholeWords>
          </Link>
        </h2>
        <p className={css.owner}>
          <PersonFace person={owner} size={28} />
          <PersonName person={owner} />
        </p>
        {summary ? <p className={css.summary}>{summary}</p> : null}
        <div className={css.tags}>
          <TagList of={item} view="exhibition" most={3} />
        </div>
        <p className={css.facts}>
          <When time={exhibitedAt ?? createdAt} relative />
          <span>
            <Icon name="heart" size={16} />
            <span className={css.number}>{t('posts:like.count', { count: likeCount })}</span>
          </span>
          <span>
            <Icon name="eye" size={16} />
            <span className={css.number}>{t('about.reads', { count: browseCount })}</span>
          </span>
        </p>
      </div>
    </Card>
  )
}
