import { plainText, wordsAndLinksOf } from '@learntrail/contract/content/document'
import type { Question } from '@learntrail/contract/homework/question'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CardsOfWords } from '../../../feature/cards-of-words.tsx'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { RichText } from '../../editor/index.ts'
import { ShownFiles } from '../../files/index.ts'
import { TagList } from '../../tags/index.ts'
import { StateChip } from '../components/chips.tsx'
import { Deadline } from '../components/deadline.tsx'
import { isOpen, standingOf } from '../components/standing.rules.ts'
import { RubricView } from '../rubric/rubric-view.tsx'
import css from './question.module.css'

/** Whether work was returned, so that the remark is shown before the question. */
export const isBack = ({ mine, can }: Question) => mine?.state === 'returned' && can.handIn

/** The question, its author and deadline; for returned work only the head, as the rest follows the remark. */
export function QuestionCard({ question }: { question: Question }) {
  const { t } = useTranslation(['homework', 'tags'])
  const { title, topic, classification, counts, state, publishAt } = question
  const isHeadAlone = isBack(question)
  return (
    <Card as="article" className={css.question}>
      <header className={css.head}>
        <div className={css.chips}>
          {counts ? <StateChip state={state} /> : null}
          {classification ? <Chip>{t(`tags:classifications.${classification}`)}</Chip> : null}
          {topic ? <Chip>{topic}</Chip> : null}
        </div>
        <h2 className={css.title}>
          <WholeWords>{title || t('untitled')}</WholeWords>
        </h2>
        <Deadline question={question} />
        {state === 'scheduled' && publishAt ? (
          <p className={css.note}>{t('scheduledFor', { time: formatTaipei(publishAt) })}</p>
        ) : null}
        <p className={css.note}>
          {dotted([
            t('total', { total: question.totalScore }),
            !isHeadAlone && t(question.allowsUpdateAfterDeadline ? 'updates.allowed' : 'updates.closed'),
            question.teamSize > 1 &&
              (question.teamsBy === 'teacher' ? t('teamsByTeacher') : t('teams', { count: question.teamSize })),
          ])}
        </p>
      </header>
      {isHeadAlone ? null : <Asked question={question} />}
    </Card>
  )
}

/** The question, collapsed below the remark on returned work. */
export function FoldedQuestion({ question }: { question: Question }) {
  const { t } = useTranslation('homework')
  return (
    <details className={css.folded}>
      <summary>{t('asked')}</summary>
      <div className={css.asked}>
        <Asked question={question} />
      </div>
    </details>
  )
}

function Asked({ question }: { question: Question }) {
  const { t } = useTranslation('homework')
  const { group, writer, content, files, mine, counts } = question
  const nameOf = useNameOf()
  const isToDo = mine !== null && isOpen(standingOf(mine, question.deadline))
  const hasTags = question.tags.length + question.customTags.length > 0
  return (
    <>
      {plainText(content) === '' ? null : <RichText document={content} />}
      <CardsOfWords texts={wordsAndLinksOf(content)} />
      <RubricView rubric={question.rubric} isOpen={isToDo} />
      <ShownFiles files={files} />
      {hasTags ? <TagList of={question} view="public" /> : null}
      <footer className={css.writer}>
        <PersonFace person={writer} size={28} />
        <PersonName person={writer} />
        {group ? (
          <Link className={css.group} to={paths.group(group.id, 'homework')}>
            {group.name}
          </Link>
        ) : null}
      </footer>
      {counts ? (
        <p className={css.note}>
          {question.assignTo === 'all'
            ? t('assignedTo.all')
            : t('assignedTo.chosen', {
                names: question.assignees.map(nameOf).join(t('assignedTo.and')),
              })}
        </p>
      ) : null}
    </>
  )
}
