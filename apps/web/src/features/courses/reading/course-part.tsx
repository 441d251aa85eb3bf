import { type ReactNode, useId } from 'react'
import { LinkedWords } from '../../../ui/linked-words.tsx'
import css from './course-page.module.css'

/** A named section of the course page. */
export function CoursePart({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {name}
      </h2>
      {children}
    </section>
  )
}

/** A named text of the course; renders nothing if it is empty. */
export function CourseText({ name, text }: { name: string; text: string }) {
  if (text.trim() === '') return null
  return (
    <CoursePart name={name}>
      <div className={css.text}>
        <LinkedWords text={text} />
      </div>
    </CoursePart>
  )
}
