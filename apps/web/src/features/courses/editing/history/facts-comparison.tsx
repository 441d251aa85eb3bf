import type { CourseOutline } from '@learntrail/contract/courses/content'
import { useTranslation } from 'react-i18next'
import { aroundChanges } from '../../../../ui/differences/around-changes.ts'
import marks from '../../../../ui/differences/differences.module.css'
import { Differences } from '../../../../ui/differences/differences.tsx'
import { diffTexts } from '../../../../ui/differences/text-diff.ts'
import { listed } from '../../../../ui/listed.ts'
import { useCourseNames } from '../../names.ts'
import css from './compare.module.css'

/** Compares the facts of two versions: typed texts word by word, choices as a whole. */
export function FactsComparison({ before, after }: { before: CourseOutline; after: CourseOutline }) {
  const { t } = useTranslation('courses/editing')
  const names = useCourseNames()
  const typed = (name: string, of: (course: CourseOutline) => string) => ({ name, of, isTyped: true })
  const chosen = (name: string, of: (course: CourseOutline) => string) => ({ name, of, isTyped: false })
  const rows = [
    typed(t('facts.name'), ({ name }) => name),
    typed(t('facts.introduction'), ({ introduction }) => introduction),
    chosen(t('facts.recipients'), ({ recipients }) => listed(recipients.map(names.recipient))),
    chosen(t('facts.classifications'), ({ classifications }) => listed(classifications.map(names.classification))),
    typed(t('facts.objective'), ({ objective }) => objective),
    chosen(t('facts.competencies'), ({ coreCompetencies }) => listed(coreCompetencies.map(names.competency))),
    chosen(t('history.verbs'), ({ actionVerb }) => listed(actionVerb.map(names.verb))),
    chosen(t('facts.courseType'), ({ courseType }) => (courseType === null ? '' : names.courseType(courseType))),
    chosen(t('facts.semester'), ({ courseSemester }) => names.semester(courseSemester)),
    chosen(t('history.minutes'), ({ minutes }) => (minutes === 0 ? '' : names.minutes(minutes))),
    chosen(t('tags.title'), ({ tags }) => listed(tags.map((tag) => `# ${tag}`))),
    typed(t('own.title'), ({ customFieldList }) =>
      customFieldList.map(({ title, content }) => `${title}\n${content}`).join('\n'),
    ),
    typed(t('rights.text'), ({ copyright }) => copyright),
    typed(t('rights.items'), ({ copyrightItems }) => copyrightItems.map(({ text }) => text).join('\n')),
  ]
    .map(({ of, ...row }) => ({ ...row, was: of(before), is: of(after) }))
    .filter(({ was, is }) => was !== is)
  const isOtherBanner = before.bannerId !== after.bannerId
  if (rows.length === 0 && !isOtherBanner) return <p className={css.quiet}>{t('history.same')}</p>
  return (
    <dl className={`${css.facts} ${marks.marked}`}>
      {rows.map(({ name, was, is, isTyped }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {isTyped ? (
              <Differences parts={aroundChanges(diffTexts(was, is))} />
            ) : (
              <>
                {was === '' ? null : <del>{was}</del>} {is === '' ? null : <ins>{is}</ins>}
              </>
            )}
          </dd>
        </div>
      ))}
      {isOtherBanner ? (
        <div>
          <dt>{t('banner.title')}</dt>
          <dd>{t('history.otherPicture')}</dd>
        </div>
      ) : null}
    </dl>
  )
}
