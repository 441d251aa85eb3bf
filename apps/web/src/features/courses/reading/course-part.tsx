import { type ReactNode, useId } from 'react'
import { LinkedWords } from '../../../ui/linked-words.tsx'
import css from './course-page.module.css'

/** A part of the course under its name. */
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

/** Words of the course under their name; nothing where there are none. */
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
