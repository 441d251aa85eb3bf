import type { FoundEPortfolio } from '@learntrail/contract/search/search'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { PersonName } from '../../../ui/person-link.tsx'
import { Marked } from '../marked.tsx'
import css from './found.module.css'
import { FoundCounts } from './found-counts.tsx'

/** An e-portfolio with the place in it that has what was searched for. */
export function FoundEPortfolioRow({ found }: { found: FoundEPortfolio }) {
  const { t } = useTranslation('search')
  const { id, title, snippet, owner, likeCount, discussionCount } = found
  return (
    <li className={css.post}>
      <Link className={css.title} to={paths.ePortfolio(id)}>
        {title.text === '' ? t('untitled') : <Marked {...title} />}
      </Link>
      {snippet.text === '' ? null : (
        <p className={css.snippet}>
          <Marked {...snippet} />
        </p>
      )}
      <p className={css.facts}>
        <PersonName person={owner} />
        <FoundCounts likes={likeCount} comments={discussionCount} />
      </p>
    </li>
  )
}
