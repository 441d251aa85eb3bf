import type { CourseGuideGroup } from '@learntrail/contract/courses/content'
import css from './course-page.module.css'

/** The questions for reflection, in groups. */
export function GuideView({ guide }: { guide: readonly CourseGuideGroup[] }) {
  return (
    <div className={css.groups}>
      {guide.map(({ id, title, questions }) => (
        <div key={id}>
          {title.trim() ? <h3 className={css.subtitle}>{title}</h3> : null}
          <ol className={css.questions}>
            {questions
              .filter(({ text }) => text.trim() !== '')
              .map((question) => (
                <li key={question.id}>{question.text}</li>
              ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
