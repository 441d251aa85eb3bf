import type { LecturerCard } from '@learntrail/contract/courses/lecturer'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { useTranslation } from 'react-i18next'
import { Chip, ChipRow } from '../../../ui/chip.tsx'
import { LinkedWords } from '../../../ui/linked-words.tsx'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import css from './lecturer-view.module.css'

interface LecturerViewProps {
  person: PersonSummary
  card: LecturerCard | null
  /** Their part in the course. */
  part?: string
}

/** A lecturer of a course, as learners see them. */
export function LecturerView({ person, card, part }: LecturerViewProps) {
  const { t } = useTranslation('courses/reading')
  return (
    <article className={css.lecturer} aria-label={person.displayName}>
      <div className={css.head}>
        <PersonFace person={person} size={52} />
        <div className={css.who}>
          <p className={css.name}>
            <PersonName person={person} />
          </p>
          {part ? <p className={css.quiet}>{part}</p> : null}
        </div>
      </div>
      {card?.introduction ? (
        <div className={css.text}>
          <LinkedWords text={card.introduction} />
        </div>
      ) : null}
      {card && card.tags.length > 0 ? (
        <ChipRow>
          {card.tags.map((tag) => (
            <Chip key={tag}>{`# ${tag}`}</Chip>
          ))}
        </ChipRow>
      ) : null}
      {card && card.expertises.length > 0 ? (
        <div>
          <h4 className={css.title}>{t('lecturer.expertises')}</h4>
          <ul className={css.list}>
            {card.expertises.map((expertise) => (
              <li key={expertise}>{expertise}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {card && card.experiences.length > 0 ? (
        <div>
          <h4 className={css.title}>{t('lecturer.experiences')}</h4>
          <ul className={css.experiences}>
            {card.experiences.map(({ title, content, from, until }) => (
              <li key={`${from} ${title} ${content}`}>
                <span className={css.years}>
                  {until === null
                    ? t('lecturer.since', { from })
                    : until === from
                      ? from
                      : t('lecturer.years', { from, until })}
                </span>
                <span className={css.what}>
                  <strong>{title}</strong>
                  {content ? <span>{content}</span> : null}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {card?.customs.map(({ title, content }) => (
        <div key={title}>
          <h4 className={css.title}>{title}</h4>
          <div className={css.text}>
            <LinkedWords text={content} />
          </div>
        </div>
      ))}
    </article>
  )
}
