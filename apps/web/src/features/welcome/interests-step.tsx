import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../i18n/i18n.ts'
import { useSentence } from '../../i18n/problem-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../ui/chip.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'
import { preferencesQuery, useChangePreferences } from '../profiles/index.ts'
import { myTagsQuery } from '../tags/index.ts'
import { withInterests } from './interests.ts'
import css from './welcome.module.css'

/** Tags shown before all are asked for. */
const fewTags = 30

/** Chooses interests, which are then at hand as tags when writing. */
export function InterestsStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('welcome')
  const sentence = useSentence()
  const tags = useQuery(myTagsQuery)
  const { data: preferences } = useQuery(preferencesQuery)
  const change = useChangePreferences()
  const [isWhole, setWhole] = useState(false)
  const [changed, setChanged] = useState<readonly string[] | null>(null)
  if (tags.error && !tags.data) {
    return <FailedState error={tags.error} onRetry={() => tags.refetch()} isRetrying={tags.isFetching} />
  }
  if (!tags.data || !preferences) return <CardsSkeleton cards={1} />

  const locale = currentLocale()
  const suggestions = tags.data.suggestions.map((tag) => tag[locale])
  const recent = preferences.portfolioRecentTags
  const chosen =
    changed ??
    tags.data.suggestions.filter(({ tw, en }) => recent.includes(tw) || recent.includes(en)).map((tag) => tag[locale])
  const shown = isWhole ? suggestions : suggestions.filter((tag, index) => index < fewTags || chosen.includes(tag))
  const inBoth = tags.data.suggestions.flatMap(({ tw, en }) => [tw, en])
  const toggle = (tag: string) =>
    setChanged(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag])
  const save = () =>
    change.mutate(
      { portfolioRecentTags: withInterests(recent, inBoth, chosen) },
      { onSuccess: onDone, onError: (error) => toast(sentence(error), { tone: 'warning' }) },
    )
  return (
    <Card as="section" padding="l" aria-label={t('steps.interests')}>
      <h2 className={css.heading}>{t('interests.title')}</h2>
      <p className={css.lead}>{t('interests.lead')}</p>
      <ChipRow>
        {shown.map((tag) => (
          <ChoiceChip key={tag} isOn={chosen.includes(tag)} onToggle={() => toggle(tag)}>
            {tag}
          </ChoiceChip>
        ))}
      </ChipRow>
      <div className={css.acts}>
        {isWhole ? (
          <span />
        ) : (
          <Button look="quiet" onClick={() => setWhole(true)}>
            {t('interests.more', { count: suggestions.length })}
          </Button>
        )}
        {changed === null ? (
          <Button iconAfter="right" onClick={onDone}>
            {t('next')}
          </Button>
        ) : (
          <Button iconAfter="right" isBusy={change.isPending} onClick={save}>
            {t('interests.save', { count: chosen.length })}
          </Button>
        )}
      </div>
    </Card>
  )
}
