import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../i18n/problem-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../ui/states/waiting-lines.tsx'
import { historyQuery, useForgetSearch, useForgetSearches } from './api/search-history.ts'
import css from './search-history.module.css'

/** My former searches: press to repeat one, forget one or all. */
export function SearchHistory({ onSearch }: { onSearch: (keyword: string) => void }) {
  const { t } = useTranslation('search')
  const sentence = useSentence()
  const query = useQuery(historyQuery)
  const [forgetOne, forgetAll] = [useForgetSearch(), useForgetSearches()]
  const onError = (problem: unknown) => toast(sentence(problem), { tone: 'warning' })

  if (query.data === undefined) return <WaitingLines query={query} lines={4} />
  const { items } = query.data
  if (items.length === 0) {
    return (
      <EmptyState title={t('start.title')}>
        <p>{t('start.text')}</p>
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="search-history">
      <div className={css.head}>
        <h2 id="search-history">{t('history.title')}</h2>
        <Button
          look="quiet"
          size="s"
          isBusy={forgetAll.isPending}
          onClick={() => forgetAll.mutate(undefined, { onError })}
        >
          {t('history.forgetAll')}
        </Button>
      </div>
      <Card padding="s">
        <ul>
          {items.map(({ key }) => (
            <li key={key} className={css.word}>
              <button type="button" onClick={() => onSearch(key)}>
                <Icon name="clock" size={18} />
                {key}
              </button>
              <IconButton
                label={t('history.forget', { word: key })}
                icon="close"
                onClick={() => forgetOne.mutate(key, { onError })}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
