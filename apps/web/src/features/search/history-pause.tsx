import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../i18n/problem-sentence.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { Checkbox } from '../../ui/form/checkbox.ts'
import { preferencesQuery, useChangePreferences } from '../profiles/index.ts'
import css from './search-history.module.css'

/** Switches the search history on or off. */
export function HistoryPause() {
  const { t } = useTranslation('search')
  const sentence = useSentence()
  const { data: preferences } = useQuery(preferencesQuery)
  const change = useChangePreferences()
  if (preferences === undefined) return null
  const { search } = preferences
  return (
    <Checkbox
      className={css.pause}
      size="md"
      label={t('history.pause')}
      description={t('history.pauseText')}
      checked={(change.isPending ? change.variables.search : search)?.isHistoryPaused ?? false}
      onChange={(event) =>
        change.mutate(
          { search: { ...search, isHistoryPaused: event.currentTarget.checked } },
          { onError: (problem) => toast(sentence(problem), { tone: 'warning' }) },
        )
      }
    />
  )
}
