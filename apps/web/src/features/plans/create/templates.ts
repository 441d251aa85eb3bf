import type { PlanContent } from '@learntrail/contract/plans/content'
import type { TFunction } from 'i18next'
import { emptyProgress, type NewId } from '../progress/progress.rules.ts'

/** The most common kinds of learning; the words of each template are in the texts of its language. */
export const templates = {
  research: { learningType: ['research'], proposalType: ['report', 'slides'], proposalPresent: ['talk', 'written'] },
  making: { learningType: ['making'], proposalType: ['work', 'journal'], proposalPresent: ['exhibition', 'talk'] },
  reading: { learningType: ['reading'], proposalType: ['journal', 'report'], proposalPresent: ['talk', 'written'] },
  sport: { learningType: ['sport'], proposalType: ['journal', 'film'], proposalPresent: ['performance', 'online'] },
  service: { learningType: ['service'], proposalType: ['journal', 'slides'], proposalPresent: ['talk', 'online'] },
  art: { learningType: ['art'], proposalType: ['work', 'journal'], proposalPresent: ['exhibition', 'online'] },
} satisfies Record<string, Pick<PlanContent, 'learningType' | 'proposalType' | 'proposalPresent'>>
export type Template = keyof typeof templates
export const templateNames = Object.keys(templates) as Template[]

/** Content of an empty plan: only its weeks. */
export const emptyStart = (newId: NewId): Partial<PlanContent> => ({ progress: emptyProgress(newId) })

export function startOf(template: Template, t: TFunction<'plans/templates'>, newId: NewId): Partial<PlanContent> {
  const { criteria, stages } = t(`contents.${template}`, { returnObjects: true })
  return {
    ...templates[template],
    criteria,
    progress: {
      stages: stages.map(({ goal, weeks }) => ({ id: newId(), goal, weekCount: weeks.length })),
      weeks: stages.flatMap(({ weeks }) =>
        weeks.map((text) => ({ id: newId(), items: [{ id: newId(), text, lessons: 1 }] })),
      ),
    },
  }
}
