import { useTranslation } from 'react-i18next'
import { CardsOfWords } from '../../../../feature/cards-of-words.tsx'
import { dotted } from '../../../../ui/dotted.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LinkedWords } from '../../../../ui/linked-words.tsx'
import { Unseen } from '../../../../ui/unseen.tsx'
import { ShownFiles } from '../../../files/index.ts'
import { useSchoolOfPlan } from '../../school-of-plan.ts'
import { inLessons, type WeekToDo } from '../doing.rules.ts'
import { LinkList } from './link-list.tsx'
import { RecordList } from './record-list.tsx'
import css from './week.module.css'

/** What was done in a week, read-only. */
export function WeekReading({ shown: { week, items, lessons } }: { shown: WeekToDo }) {
  const { t } = useTranslation(['plans/doing', 'plans'])
  const { lessonMinutes } = useSchoolOfPlan()
  const { minutes, note, files, links, records } = week
  return (
    <div className={css.reading}>
      {items.length === 0 ? <p className={css.quiet}>{t('items.empty')}</p> : null}
      <ul className={css.done}>
        {items.map((item) => (
          <li key={item.id} data-done={item.done !== null || undefined}>
            <span className={css.mark}>{item.done ? <Icon name="check" size={18} /> : null}</span>
            <span>
              <Unseen>{t(item.done ? 'items.isDone' : 'items.isOpen')}</Unseen>
              <span className={css.itemText}>{item.text.trim() || t('unnamed')}</span>
              <span className={css.about}>
                {dotted([
                  item.lessons > 0 && t('plans:lessons', { count: item.lessons }),
                  item.isDropped && t('items.dropped'),
                ])}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <CardsOfWords texts={items.map(({ text }) => text)} />
      <p className={css.figures}>
        <span>{t('time.planned', { lessons, minutes: lessons * lessonMinutes })}</span>
        <strong>{t('time.spent', { minutes, lessons: inLessons(minutes, lessonMinutes) })}</strong>
      </p>
      {note ? (
        <p className={css.text}>
          <LinkedWords text={note} />
        </p>
      ) : null}
      <ShownFiles files={files} />
      <LinkList links={links} />
      <RecordList records={records} />
    </div>
  )
}
