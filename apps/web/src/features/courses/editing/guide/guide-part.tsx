import type { CourseGuideGroup } from '@learntrail/contract/courses/content'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { fieldId } from '../addresses.ts'
import { useEditing } from '../editing-context.ts'
import { EntryList } from '../fields/entry-list.tsx'
import { SharedField } from '../fields/shared-field.tsx'
import { addEntry, entryOf, textOf } from '../structure/change-structure.ts'
import css from './guide.module.css'

/** Edits the questions that guide the learners' reflection, in groups. */
export function GuidePart() {
  const { t } = useTranslation('courses/editing')
  const { document, outline, mayWrite } = useEditing()
  const { guide } = outline
  const add = () => {
    const id = addEntry(document, 'groups')
    addEntry(document, 'questions', { parentId: id })
  }
  const isFull = guide.length >= courseLimits.guideGroups
  if (guide.length === 0)
    return (
      <EmptyState
        title={t('guide.none')}
        action={mayWrite ? <Button onClick={add}>{t('guide.addFirst')}</Button> : null}
      >
        <p>{t('guide.noneText')}</p>
      </EmptyState>
    )
  return (
    <>
      <p className={css.note}>{t('guide.note')}</p>
      <EntryList
        map="groups"
        label={t('guide.groups')}
        items={guide}
        limit={courseLimits.guideGroups}
        nameOf={({ title }, number) => title.trim() || t('guide.unnamed', { number })}
      >
        {(group, number) => <Group group={group} number={number} />}
      </EntryList>
      {mayWrite ? (
        <Card padding="none" className={css.add}>
          <Button look="soft" icon="plus" disabled={isFull} onClick={add}>
            {t('guide.add')}
          </Button>
          {isFull ? <p className={css.note}>{t('full', { limit: courseLimits.guideGroups })}</p> : null}
        </Card>
      ) : null}
    </>
  )
}

function Group({ group, number }: { group: CourseGuideGroup; number: number }) {
  const { t } = useTranslation('courses/editing')
  const { document, mayWrite } = useEditing()
  const { id, questions } = group
  const isFull = questions.length >= courseLimits.questionsPerGroup
  const name = group.title.trim() || t('guide.unnamed', { number })
  return (
    <div className={css.group} data-movable={mayWrite || undefined}>
      <SharedField
        id={fieldId(id, 'title')}
        text={textOf(entryOf(document, 'groups', id), 'title')}
        label={t('guide.groupTitle', { number })}
        limit={courseLimits.guideTitle}
      />
      <EntryList
        map="questions"
        label={t('guide.questionsOf', { name })}
        items={questions}
        limit={courseLimits.questionsPerGroup}
        nameOf={({ text }, place) => text.trim() || t('guide.question', { number: place })}
      >
        {(question, place) => (
          <SharedField
            id={fieldId(question.id, 'text')}
            text={textOf(entryOf(document, 'questions', question.id), 'text')}
            label={t('guide.question', { number: place })}
            limit={courseLimits.question}
          />
        )}
      </EntryList>
      {mayWrite ? (
        <Button
          look="quiet"
          icon="plus"
          disabled={isFull}
          aria-label={t('guide.addQuestionTo', { name })}
          onClick={() => addEntry(document, 'questions', { parentId: id })}
        >
          {t('guide.addQuestion')}
        </Button>
      ) : null}
      {isFull ? <p className={css.note}>{t('full', { limit: courseLimits.questionsPerGroup })}</p> : null}
    </div>
  )
}
