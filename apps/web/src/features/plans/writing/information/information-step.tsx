import type { PlanContent } from '@learntrail/contract/plans/content'
import { actTypes, learningTypes, proposalPresents, proposalTypes } from '@learntrail/contract/plans/facts'
import { missingFields, type NeededField } from '@learntrail/contract/plans/missing'
import { mostWeeks } from '@learntrail/contract/plans/weeks'
import { subjects } from '@learntrail/contract/profiles/subjects'
import { universityGroups, vocationalGroups } from '@learntrail/contract/tags/tags'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newId } from '../../../../api/new-id.ts'
import { useWatched } from '../../../../saving/use-watched.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { BottomBar } from '../../../../ui/edge/bottom-bar.tsx'
import { FieldGroup, FieldPair } from '../../../../ui/form/fields.tsx'
import { planAddresses } from '../../addresses.ts'
import { MembersCard } from '../../members/members-card.tsx'
import { usePlanWords } from '../../plan-words.ts'
import { fitWeeks } from '../../progress/progress.rules.ts'
import { datesFault, unfitFields } from '../content.rules.ts'
import frame from '../editor-frame.module.css'
import { isPublished, type PlanSession } from '../plan-session.ts'
import { Choices } from './choices.tsx'
import { CountedText } from './counted-text.tsx'
import { CriteriaField } from './criteria-field.tsx'
import { DayField } from './day-field.tsx'
import { goToField } from './field-id.ts'
import css from './information.module.css'

/** The fields of a school's form, in its order. */
export function InformationStep({ session }: { session: PlanSession }) {
  const { t } = useTranslation(['plans/writing', 'plans'])
  const { content, plan } = useWatched(session)
  const navigate = useNavigate()
  const words = usePlanWords()
  const [wasAsked, setAsked] = useState(false)
  /** Empty weeks that were dropped as the dates became shorter come back up to this number. */
  const [wanted] = useState(content.progress.weeks.length)
  const [emptied, setEmptied] = useState(0)
  const missing = missingFields(content)
  const published = isPublished(plan)
  const unfit = unfitFields(content, published)
  const fault = datesFault(content)

  function neededError(field: NeededField): string | undefined {
    if (!missing.includes(field) && !(published && unfit.has(field))) return undefined
    if (published && missing.includes(field)) return t('neededByReaders')
    return wasAsked && missing.includes(field) ? t(`needed.${field}`) : undefined
  }

  function changeDays(part: Partial<PlanContent>) {
    const next = { ...content, ...part }
    const progress = fitWeeks(next.progress, mostWeeks(next.startedAt, next.endedAt), wanted, newId)
    setEmptied(Math.max(0, wanted - progress.weeks.length))
    session.change({ ...part, progress })
  }

  function goOn() {
    setAsked(true)
    const [first] = missing
    if (first) return goToField(first)
    navigate(planAddresses.edit(session.id, 'progress'))
  }

  const text = { content, onChange: session.change }
  return (
    <>
      <Card as="section">
        <FieldGroup title={t('groups.plan')}>
          <CountedText
            {...text}
            field="projectName"
            label={t('plans:fields.projectName')}
            tip={t('tips.projectName')}
            error={neededError('projectName')}
          />
          <CountedText
            {...text}
            field="motivation"
            label={t('plans:fields.motivation')}
            tip={t('tips.motivation')}
            error={neededError('motivation')}
            isLong
          />
          <CountedText
            {...text}
            field="introduction"
            label={t('fields.introduction')}
            tip={t('tips.introduction')}
            isLong
          />
        </FieldGroup>
      </Card>
      <Card as="section">
        <FieldGroup title={t('groups.when')} note={t('tips.dates')}>
          <FieldPair>
            <DayField field="startedAt" label={t('fields.startedAt')} value={content.startedAt} onChange={changeDays} />
            <DayField
              field="endedAt"
              label={t('fields.endedAt')}
              value={content.endedAt}
              error={
                fault === null
                  ? undefined
                  : t(`dates.${fault}`, {
                      count: content.progress.weeks.length,
                      most: mostWeeks(content.startedAt, content.endedAt),
                    })
              }
              onChange={changeDays}
            />
          </FieldPair>
          {emptied > 0 ? (
            <p className={css.tip} role="status">
              {t('dates.emptied', { count: emptied })}
            </p>
          ) : null}
          <CountedText {...text} field="location" label={t('fields.location')} />
        </FieldGroup>
      </Card>
      <Card as="section">
        <FieldGroup title={t('groups.disciplines')}>
          <Choices
            field="disciplines"
            label={t('plans:groups.subjects')}
            codes={subjects}
            nameOf={words.subject}
            value={content.disciplines}
            isFolded
            onChange={(disciplines) => session.change({ disciplines })}
          />
          <Choices
            field="universityDisciplines"
            label={t('plans:groups.universityGroups')}
            codes={universityGroups}
            nameOf={words.group}
            value={content.universityDisciplines}
            isFolded
            onChange={(universityDisciplines) => session.change({ universityDisciplines })}
          />
          <Choices
            field="technicalVocationalDisciplines"
            label={t('plans:groups.vocationalGroups')}
            codes={vocationalGroups}
            nameOf={words.group}
            value={content.technicalVocationalDisciplines}
            isFolded
            onChange={(technicalVocationalDisciplines) => session.change({ technicalVocationalDisciplines })}
          />
        </FieldGroup>
      </Card>
      <Card as="section">
        <FieldGroup title={t('groups.how')}>
          <Choices
            field="learningType"
            label={t('plans:fields.learningType')}
            codes={learningTypes}
            nameOf={(code) => t(`plans:learningTypes.${code}`)}
            value={content.learningType}
            error={neededError('learningType')}
            onChange={(learningType) => session.change({ learningType })}
          />
          <Choices
            field="actType"
            label={t('plans:reading.actType')}
            codes={actTypes}
            nameOf={(code) => t(`plans:actTypes.${code}`)}
            value={[content.actType]}
            onChange={(chosen) => session.change({ actType: chosen.at(-1) ?? content.actType })}
          />
          <CountedText {...text} field="equipment" label={t('fields.equipment')} tip={t('tips.equipment')} isLong />
          <Choices
            field="proposalType"
            label={t('plans:reading.proposalType')}
            codes={proposalTypes}
            nameOf={(code) => t(`plans:proposalTypes.${code}`)}
            value={content.proposalType}
            onChange={(proposalType) => session.change({ proposalType })}
          />
          <Choices
            field="proposalPresent"
            label={t('plans:reading.proposalPresent')}
            codes={proposalPresents}
            nameOf={(code) => t(`plans:proposalPresents.${code}`)}
            value={content.proposalPresent}
            onChange={(proposalPresent) => session.change({ proposalPresent })}
          />
        </FieldGroup>
      </Card>
      {content.actType === 'group' || plan.members.length > 0 ? (
        <MembersCard plan={plan} onLeave={session.settle} />
      ) : null}
      <Card as="section">
        <FieldGroup title={t('groups.evaluation')}>
          <CriteriaField value={content.criteria} onChange={(criteria) => session.change({ criteria })} />
          <CountedText
            {...text}
            field="selfEvaluation"
            label={t('plans:reading.selfEvaluation')}
            tip={t('tips.selfEvaluation')}
            isLong
          />
        </FieldGroup>
      </Card>
      <Card as="section">
        <FieldGroup title={t('groups.form')} note={t('formNote')}>
          <FieldPair>
            <CountedText {...text} field="seatNumber" label={t('fields.seatNumber')} />
            <CountedText {...text} field="formTutorName" label={t('fields.formTutorName')} />
          </FieldPair>
          <CountedText {...text} field="adviserName" label={t('fields.adviserName')} />
        </FieldGroup>
      </Card>
      <BottomBar className={frame.onward}>
        <Button onClick={goOn}>{t('next')}</Button>
      </BottomBar>
    </>
  )
}
