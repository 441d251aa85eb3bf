import type { PlanContent } from '@learntrail/contract/plans/content'
import { useTranslation } from 'react-i18next'
import { listed } from '../../../../ui/listed.ts'
import { daysOf, usePlanWords } from '../../plan-words.ts'
import { weeksOfStages } from '../../progress/progress.rules.ts'
import type { PlanPartText } from './compare.rules.ts'

/** Returns a function that gives a plan's content as texts, part by part, as it is read. */
export function usePlanTexts(): (content: PlanContent) => PlanPartText[] {
  const { t } = useTranslation('plans')
  const words = usePlanWords()
  return (content) => {
    const part = (key: keyof typeof content, name: string, text: string): PlanPartText => ({ key, name, text })
    return [
      part('projectName', t('fields.projectName'), content.projectName),
      part('startedAt', t('reading.dates'), daysOf(content)),
      part('location', t('reading.location'), content.location),
      part('actType', t('reading.actType'), t(`actTypes.${content.actType}`)),
      part('learningType', t('reading.learningType'), listed(words.learningTypes(content.learningType))),
      part('disciplines', t('reading.disciplines'), listed(words.disciplines(content))),
      part('proposalType', t('reading.proposalType'), listed(words.proposalTypes(content.proposalType))),
      part('proposalPresent', t('reading.proposalPresent'), listed(words.proposalPresents(content.proposalPresent))),
      part('motivation', t('reading.motivation'), content.motivation),
      part('introduction', t('reading.introduction'), content.introduction),
      ...weeksOfStages(content.progress).flatMap(({ stage, weeks }, index) => [
        { key: `stage ${stage.id}`, name: t('reading.stage', { number: index + 1 }), text: stage.goal },
        ...weeks.map(({ week, number }) => ({
          key: `week ${week.id}`,
          name: t('reading.week', { number }),
          text: week.items
            .map(({ text, lessons }) => (lessons > 0 ? `${text} ${t('lessons', { count: lessons })}` : text))
            .join('\n'),
        })),
      ]),
      part('equipment', t('reading.equipment'), content.equipment),
      part('criteria', t('reading.criteria'), content.criteria.join('\n')),
      part('selfEvaluation', t('reading.selfEvaluation'), content.selfEvaluation),
    ]
  }
}
