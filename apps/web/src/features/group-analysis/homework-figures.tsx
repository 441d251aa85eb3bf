import type { GroupFigures, QuestionFigures } from '@learntrail/contract/group-analysis/group-analysis'
import type { Group } from '@learntrail/contract/groups/group'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { formatDay } from '../../ui/dates.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import css from './group-analysis.module.css'
import { WeekBars } from './week-bars.tsx'

interface HomeworkFiguresProps extends Pick<GroupFigures, 'homework' | 'questions' | 'weeks'> {
  group: Group
}

/** Hand-ins in total, by week, and by question, each with a link. */
export function HomeworkFigures({ group, homework, questions, weeks }: HomeworkFiguresProps) {
  const { t } = useTranslation('group-analysis')
  const { given, handedIn, late } = homework
  const share = given === 0 ? 0 : Math.round((100 * handedIn) / given)
  return (
    <>
      {weeks.some(({ handIns }) => handIns > 0) ? (
        <WeekBars
          title={t('homework.weeks')}
          weeks={weeks}
          count={({ handIns }) => handIns}
          to={() => paths.group(group.id, 'homework')}
          unit={t('homework.works')}
          say={(name, count) => t('homework.openWeek', { name, count })}
        />
      ) : null}
      <Card as="section" className={`${css.part} ${css.wide}`} aria-labelledby="homework-title">
        <h2 id="homework-title">{t('homework.title')}</h2>
        <p className={css.note}>
          {given > 0
            ? t('homework.sum', { count: handedIn, given, share, late })
            : t(questions.length > 0 ? 'homework.allOpen' : 'homework.none')}
        </p>
        {questions.length > 0 ? (
          <ul className={css.questions}>
            {questions.map((question) => (
              <li key={question.id}>
                <Question question={question} />
              </li>
            ))}
          </ul>
        ) : null}
      </Card>
    </>
  )
}

function Question({ question: { id, title, deadline, given, handedIn, late } }: { question: QuestionFigures }) {
  const { t } = useTranslation('group-analysis')
  return (
    <Link to={paths.homework(id)} className={css.question}>
      <span className={css.name}>
        <WholeWords>{title || t('homework.untitled')}</WholeWords>
      </span>{' '}
      <span className={css.small}>{deadline ? t('homework.until', { day: formatDay(deadline) }) : null}</span>{' '}
      <span className={css.track}>
        <span className={css.fill} style={{ inlineSize: given === 0 ? '0' : `${(100 * handedIn) / given}%` }} />
      </span>{' '}
      <span className={css.count}>
        {t('homework.of', { count: handedIn, given })}
        {late > 0 ? t('homework.late', { count: late }) : null}
      </span>
    </Link>
  )
}
