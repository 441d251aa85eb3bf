import { homeworkLimits } from '@learntrail/contract/homework/limits'
import type { Question } from '@learntrail/contract/homework/question'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWatched } from '../../../saving/use-watched.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow } from '../../../ui/chip.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { BottomBar } from '../../../ui/edge/bottom-bar.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { errorId, Field, FieldError } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { formatTaipei, momentOf } from '../../../ui/taipei-time.ts'
import { LazyRichTextEditor, TextCounter } from '../../editor/index.ts'
import { UploadField } from '../../files/index.ts'
import { ChosenTags, ClassificationField, OwnTagsField, TagPicker } from '../../tags/index.ts'
import { RubricFields } from '../rubric/rubric-fields.tsx'
import { totalOfValues } from '../rubric/rubric-values.ts'
import { templatesDialog } from '../templates/lazy-templates.ts'
import { fieldId, type QuestionField } from './check-question.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { Folded } from './folded.tsx'
import { GroupsField } from './groups-field.tsx'
import { PeopleFields } from './people-fields.tsx'
import { PointsFields } from './points-fields.tsx'
import { openQuestionDraft } from './question-draft.ts'
import css from './question-form.module.css'
import type { QuestionValues } from './question-values.ts'
import { TeamField, teamChoiceOf } from './team-field.tsx'
import { MoreOfTime, TimePart } from './time-part.tsx'
import { TotalField } from './total-field.tsx'
import { useSaveQuestion } from './use-save-question.ts'

interface QuestionFormProps {
  accountId: string
  groupId: string
  /** The question to edit; null for a new one. */
  question: Question | null
  /** Initial values of a new question. */
  fresh?: QuestionValues | undefined
}

/** Form of a question; the input stays on the device until it is saved. */
export function QuestionForm({ accountId, groupId, question, fresh }: QuestionFormProps) {
  const { t } = useTranslation(['homework/form', 'tags'])
  const [draft] = useState(() => openQuestionDraft(accountId, question?.id ?? `new.${groupId}`, question, fresh))
  const { values, uploads, round, isRestored, isDirty, met } = useWatched(draft)
  const [isChoosing, setChoosing] = useState(false)
  const [isCopying, setCopying] = useState(false)
  const { wrong, failure, isBusy, forgive, save } = useSaveQuestion(draft, groupId, question)
  useEffect(() => {
    draft.start()
    return draft.close
  }, [draft])

  const change = (part: Partial<QuestionValues>) => {
    draft.change(part)
    if (failure || Object.keys(wrong).length > 0) forgive()
  }
  const toggleTag = (tag: QuestionValues['tags'][number]) =>
    change({ tags: values.tags.includes(tag) ? values.tags.filter((one) => one !== tag) : [...values.tags, tag] })
  const isWrong = (...fields: QuestionField[]) => fields.some((field) => wrong[field] !== undefined)
  const isRubricUsed = question?.isRubricUsed ?? false
  const peopleChosen =
    values.otherGroupIds.length > 0
      ? t('groups.more', { count: values.otherGroupIds.length })
      : values.assignTo === 'all'
        ? t('toAll')
        : t('pick.chosen', { count: values.assignees.length })
  const pointsGiven = values.handInPoints + values.qualityPoints
  const scoreChosen = dotted([
    t('folded.total', { total: values.totalScore || '0' }),
    values.rubric.length > 0 && t('folded.rubric', { count: values.rubric.length }),
    pointsGiven > 0 && t('folded.points', { count: pointsGiven }),
  ])
  const tagsChosen = dotted([
    values.classification ? t(`tags:classifications.${values.classification}`) : t('folded.noClassification'),
    values.topic,
  ])
  const scheduledFor = values.isScheduled ? momentOf(values.publishAt) : null
  const timeChosen = dotted([
    scheduledFor ? formatTaipei(scheduledFor) : t(values.isScheduled ? 'publishLater' : 'publishNow'),
    values.allowsUpdateAfterDeadline && t('parts.allowsUpdateAfterDeadline'),
  ])
  const contentId = fieldId('content')
  const counterId = `${contentId}-counter`
  const isPlanning = question === null || question.state === 'planning' || question.state === 'scheduled'

  return (
    <section className={css.form} aria-label={t(question ? 'edit' : 'make')}>
      {isRestored ? (
        <Notice
          closeLabel={t('restored.close')}
          onClose={draft.acceptRestored}
          action={
            <Button look="quiet" size="s" onClick={draft.discard}>
              {t('restored.discard')}
            </Button>
          }
        >
          {t('restored.text')}
        </Notice>
      ) : null}
      {met ? (
        <Notice tone="honey" closeLabel={t('met.close')} onClose={draft.forgetMet}>
          <p>{t('met.text', { parts: met.others.map((name) => t(`parts.${name}`)).join(t('met.and')) })}</p>
          {met.both.length > 0 ? (
            <p>{t('met.both', { parts: met.both.map((name) => t(`parts.${name}`)).join(t('met.and')) })}</p>
          ) : null}
        </Notice>
      ) : null}
      {question ? null : (
        <ChipRow>
          <Button look="line" size="s" icon="copy" onClick={() => setCopying(true)}>
            {t('copy.button')}
          </Button>
          <Button
            look="line"
            size="s"
            icon="bookmark"
            onPointerEnter={templatesDialog.ahead}
            onClick={() => setChoosing(true)}
          >
            {t('fromTemplate')}
          </Button>
        </ChipRow>
      )}
      <Card padding="none">
        <div className={css.title}>
          <TextInput
            id={fieldId('title')}
            label={t('parts.title')}
            placeholder={t('titleHint')}
            withAsterisk
            aria-required
            maxLength={homeworkLimits.title}
            value={values.title}
            error={wrong.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
        </div>
        <LazyRichTextEditor
          key={round}
          id={contentId}
          label={t('parts.content')}
          placeholder={t('contentHint')}
          initial={values.content}
          onChange={(content) => change({ content })}
          describedBy={wrong.content ? `${errorId(contentId)} ${counterId}` : counterId}
          isInvalid={wrong.content !== undefined}
        />
        <div className={css.foot}>
          <FieldError id={contentId} error={wrong.content} />
          <TextCounter id={counterId} document={values.content} limit={homeworkLimits.content} />
        </div>
      </Card>
      <Card>
        <Field id={`${fieldId('files')}-group`} label={t('files')}>
          <UploadField id={fieldId('files')} queue={draft.queue} items={uploads} error={wrong.files} />
        </Field>
      </Card>
      <TimePart values={values} wrong={wrong} onChange={change} />
      <Folded
        title={t('folded.people')}
        chosen={peopleChosen}
        isWrong={isWrong('otherGroupIds', 'assignees', 'revisers')}
      >
        {question ? null : <GroupsField groupId={groupId} values={values} wrong={wrong} onChange={change} />}
        {values.otherGroupIds.length > 0 ? null : (
          <PeopleFields groupId={groupId} myId={accountId} values={values} wrong={wrong} onChange={change} />
        )}
      </Folded>
      <Folded
        title={t('folded.score')}
        chosen={scoreChosen}
        isWrong={isWrong('totalScore', 'rubric', 'handInPoints', 'qualityPoints')}
      >
        <TotalField values={values} wrong={wrong} isUsed={isRubricUsed} onChange={change} />
        <RubricFields
          id={fieldId('rubric')}
          groupId={groupId}
          values={values.rubric}
          total={Number(values.totalScore)}
          isUsed={isRubricUsed}
          error={wrong.rubric}
          onChange={(rubric) => change({ rubric })}
          onTake={(rubric) => change({ rubric, totalScore: String(totalOfValues(rubric)) })}
        />
        <PointsFields groupId={groupId} values={values} wrong={wrong} onChange={change} />
      </Folded>
      <Folded title={t('folded.teams')} chosen={t(`team.${teamChoiceOf(values)}`)} isWrong={isWrong('teamSize')}>
        <TeamField values={values} wrong={wrong} onChange={change} />
      </Folded>
      <Folded
        title={t('folded.tags')}
        chosen={tagsChosen}
        isWrong={isWrong('classification', 'topic', 'tags', 'customTags')}
      >
        <ClassificationField
          id={fieldId('classification')}
          value={values.classification}
          error={wrong.classification}
          onChange={(classification) => change({ classification })}
        />
        <TextInput
          id={fieldId('topic')}
          label={t('parts.topic')}
          description={t('topicNote')}
          maxLength={homeworkLimits.topic}
          value={values.topic}
          error={wrong.topic}
          onChange={(event) => change({ topic: event.currentTarget.value })}
        />
        <Field id={fieldId('tags')} label={t('parts.tags')} error={wrong.tags}>
          <ChosenTags tags={values.tags} onRemove={toggleTag} />
          <TagPicker value={values.tags} onToggle={toggleTag} />
        </Field>
        <OwnTagsField
          id={fieldId('customTags')}
          value={values.customTags}
          error={wrong.customTags}
          onChange={(customTags) => change({ customTags })}
        />
      </Folded>
      <Folded title={t('folded.time')} chosen={timeChosen} isWrong={isWrong('publishAt')}>
        <MoreOfTime values={values} wrong={wrong} canSchedule={isPlanning} onChange={change} />
      </Folded>
      <BottomBar failure={failure} className={css.bar}>
        <p className={css.status} role="status">
          {isDirty ? t('kept') : null}
        </p>
        <Button look={isPlanning ? 'line' : 'primary'} isBusy={isBusy} onClick={() => save(false)}>
          {t(isPlanning ? 'savePlan' : 'save')}
        </Button>
        {isPlanning && question?.can.assign !== false ? (
          <Button isBusy={isBusy} onClick={() => save(true)}>
            {t(values.isScheduled ? 'schedule' : 'assign')}
          </Button>
        ) : null}
      </BottomBar>
      {isChoosing ? <OnDemand part={templatesDialog} groupId={groupId} onClose={() => setChoosing(false)} /> : null}
      {isCopying ? <CopyDialog groupId={groupId} onClose={() => setCopying(false)} /> : null}
    </section>
  )
}
