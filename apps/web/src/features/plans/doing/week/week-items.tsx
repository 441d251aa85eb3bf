import { useTranslation } from 'react-i18next'
import { CardsOfWords } from '../../../../feature/cards-of-words.tsx'
import { dotted } from '../../../../ui/dotted.ts'
import { Checkbox } from '../../../../ui/form/checkbox.ts'
import { useCurrentUser } from '../../../profiles/index.ts'
import type { ItemToDo, WeekToDo } from '../doing.rules.ts'
import css from './week.module.css'

interface WeekItemsProps {
  shown: WeekToDo
  doneItemIds: readonly string[]
  onTick: (itemId: string, isDone: boolean) => void
}

/** The week's items, each with a checkbox. */
export function WeekItems({ shown, doneItemIds, onTick }: WeekItemsProps) {
  const { t } = useTranslation('plans/doing')
  const { items } = shown
  const isWhole = items.length > 0 && items.every(({ id }) => doneItemIds.includes(id))
  return (
    <section className={css.part} aria-labelledby="week-items">
      <h3 id="week-items" className={css.name}>
        {t('items.title')}
      </h3>
      {items.length === 0 ? <p className={css.quiet}>{t('items.empty')}</p> : null}
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} isDone={doneItemIds.includes(item.id)} onTick={onTick} />
          </li>
        ))}
      </ul>
      <CardsOfWords texts={items.map(({ text }) => text)} />
      <p className={css.whole} role="status">
        {isWhole ? t('items.whole') : null}
      </p>
    </section>
  )
}

interface ItemProps extends Pick<WeekItemsProps, 'onTick'> {
  item: ItemToDo
  isDone: boolean
}

function Item({ item, isDone, onTick }: ItemProps) {
  const { t } = useTranslation(['plans/doing', 'plans'])
  const me = useCurrentUser()?.id
  const by = item.done && item.done.by.id !== me ? t('items.by', { name: item.done.by.displayName }) : null
  const about = dotted([
    item.lessons > 0 && t('plans:lessons', { count: item.lessons }),
    item.isDropped && t('items.dropped'),
    isDone && by,
  ])
  return (
    <Checkbox
      className={css.item}
      classNames={{ body: css.itemBody, label: css.itemLabel }}
      checked={isDone}
      label={<span className={css.itemText}>{item.text.trim() || t('unnamed')}</span>}
      description={about}
      onChange={(event) => onTick(item.id, event.currentTarget.checked)}
    />
  )
}
