import { courseLimits } from '@learntrail/contract/courses/limits'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { useWatched } from '../../../saving/use-watched.ts'
import { Card } from '../../../ui/card.tsx'
import { CountedTextarea } from '../../../ui/form/counted-textarea.tsx'
import { FieldGroup } from '../../../ui/form/fields.tsx'
import { checkText } from '../../../ui/form/text-rules.ts'
import { WordList } from '../../../ui/form/word-list.tsx'
import type { CardSession } from './card-session.ts'
import { CustomRows } from './custom-rows.tsx'
import { ExperienceRows } from './experience-rows.tsx'

/** The form of the whole card. */
export function CardForm({ session }: { session: CardSession }) {
  const { t } = useTranslation('courses/lecturer')
  const { text } = useWatched(session)
  const wrongTag = text.tags
    .map((tag) => checkText(tag, { max: courseLimits.tag, safe: true }))
    .find((fault) => fault !== null)
  const hasLong = text.expertises.some((one) => checkText(one, { max: courseLimits.expertise }) !== null)
  return (
    <Card padding="l">
      <FieldGroup title={t('about.title')}>
        <CountedTextarea
          label={t('about.introduction')}
          description={t('about.introductionNote')}
          minRows={4}
          maxRows={16}
          limit={courseLimits.lecturerIntroduction}
          tooLong={t('tooLong', { limit: courseLimits.lecturerIntroduction })}
          value={text.introduction}
          onChange={(introduction) => session.change({ introduction })}
        />
        <WordList
          label={t('about.expertises')}
          description={t('about.expertisesNote', { count: courseLimits.expertises })}
          value={text.expertises}
          maxTags={courseLimits.expertises}
          error={hasLong ? ruleSentence('too_long', courseLimits.expertise) : undefined}
          onChange={(expertises) => session.change({ expertises })}
        />
        <WordList
          label={t('about.tags')}
          description={t('about.tagsNote', { count: courseLimits.lecturerTags })}
          value={text.tags}
          maxTags={courseLimits.lecturerTags}
          error={wrongTag}
          onChange={(tags) => session.change({ tags })}
        />
      </FieldGroup>
      <ExperienceRows rows={text.experiences} onChange={(experiences) => session.change({ experiences })} />
      <CustomRows rows={text.customs} onChange={(customs) => session.change({ customs })} />
    </Card>
  )
}
