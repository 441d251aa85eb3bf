import type { Suggestion } from '@learntrail/contract/eportfolio/summaries'
import { countWords } from '@learntrail/contract/eportfolio/words'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { When } from '../../../ui/when.tsx'
import { suggestionsQuery } from '../api/list-suggestions.ts'
import { suggestionUsageQuery } from '../api/read-suggestion-usage.ts'
import { useSuggestSummary } from '../api/suggest-summary.ts'
import css from './summary.module.css'

interface SuggestionsProps {
  ePortfolioId: string
  onTakeOver: (text: string) => void
}

/** Suggestions generated from the document; none changes the summary until it is taken over. */
export function Suggestions({ ePortfolioId, onTakeOver }: SuggestionsProps) {
  const { t } = useTranslation('eportfolio')
  const sentence = useSentence()
  const history = useQuery(suggestionsQuery(ePortfolioId))
  const { data: usage } = useQuery(suggestionUsageQuery)
  const suggest = useSuggestSummary(ePortfolioId)
  const asked = useRef<string>(undefined)
  const isUsedUp = usage !== undefined && usage.limit !== null && usage.used >= usage.limit
  const items = history.data?.items ?? []

  const ask = () => {
    // After a network failure the same id is sent again, so that the suggestion counts once.
    asked.current ??= newId()
    suggest.mutate(asked.current, {
      onSettled: (_, error) => {
        if (!isProblem(error, 'NETWORK')) asked.current = undefined
      },
    })
  }

  return (
    <Card as="section" aria-labelledby="suggestions">
      <div className={css.suggestions}>
        <h2 id="suggestions">{t('suggestions.title')}</h2>
        <p className={css.note}>{t('suggestions.text')}</p>
        <div className={css.ask}>
          <Button look="soft" icon="spark" isBusy={suggest.isPending} disabled={isUsedUp} onClick={ask}>
            {t('suggestions.ask')}
          </Button>
          {usage ? (
            <p className={css.note}>
              {usage.limit === null
                ? t('suggestions.unlimited', { used: usage.used })
                : t('suggestions.used', { used: usage.used, limit: usage.limit })}
            </p>
          ) : null}
        </div>
        <p role="status" className={css.note}>
          {suggest.isPending ? t('suggestions.making') : isUsedUp ? t('suggestions.usedUp') : null}
        </p>
        {suggest.error ? <FormAlert tone="honey">{sentence(suggest.error)}</FormAlert> : null}
        {history.data ? null : <WaitingLines query={history} />}
        {items.length > 0 ? (
          <ol className={css.list} aria-label={t('suggestions.history')}>
            {items.map((item) => (
              <li key={item.id}>
                <OneSuggestion item={item} onTakeOver={() => onTakeOver(item.text)} />
              </li>
            ))}
          </ol>
        ) : null}
      </div>
    </Card>
  )
}

function OneSuggestion({ item, onTakeOver }: { item: Suggestion; onTakeOver: () => void }) {
  const { t } = useTranslation('eportfolio')
  return (
    <article className={css.suggestion}>
      <p className={css.facts}>
        <Chip tone="spark">{t('suggestions.mark')}</Chip>
        <When time={item.createdAt} relative />
        <span>{t('summary.words', { count: countWords(item.text) })}</span>
      </p>
      <p className={css.text}>{item.text}</p>
      <p className={css.note}>{t(`suggestions.engines.${item.engine}`)}</p>
      <Button look="line" size="s" onClick={onTakeOver}>
        {t('suggestions.takeOver')}
      </Button>
    </article>
  )
}
